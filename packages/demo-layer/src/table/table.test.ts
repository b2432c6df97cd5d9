import { expect, test } from 'vitest'
import { z } from 'zod'
import { openLayer } from '../testing/layer.ts'
import { employee, tablePage } from './schemas.ts'

test('has a hundred employees of every status', async () => {
  const rows = (await openLayer().get('/api/datatables/initial-data')).as(z.array(employee))
  expect(rows).toHaveLength(100)
  expect(new Set(rows.map(({ status }) => status))).toEqual(new Set([1, 2, 3, 4, 5]))
})

test('a page has ten employees; a search covers name, post, e-mail, age, salary and start date', async () => {
  const { get, state } = openLayer()
  const page = async (query = {}) => (await get('/api/datatables/data', { query })).as(tablePage)
  const { rows } = state.table
  expect(await page()).toEqual({ allData: rows, invoices: rows.slice(0, 10), total: 100 })
  expect((await page({ page: 10 })).invoices).toEqual(rows.slice(90))
  const [, row] = rows
  if (!row) throw new Error('Too few samples')
  Object.assign(row, {
    full_name: 'Vavrinec',
    post: 'Miller',
    email: 'zz@top',
    age: 'x77',
    city: 'Nowhere',
    salary: '$99999.00',
    start_date: '1999-01-01',
  })
  for (const q of ['VAVRINEC', 'miller', 'ZZ@top', 'X77', '99999', '1999-01']) {
    expect((await page({ q })).invoices, q).toEqual([row])
  }
  expect((await page({ q: 'nowhere' })).total).toBe(0)
})
