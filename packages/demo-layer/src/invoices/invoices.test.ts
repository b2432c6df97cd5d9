import { expect, test } from 'vitest'
import { z } from 'zod'
import { openLayer } from '../testing/layer.ts'
import { client, invoicePage, services, statuses, type Invoice } from './schemas.ts'

type Layer = ReturnType<typeof openLayer>

const page = async ({ get }: Layer, query: Record<string, string | number> = {}) =>
  (await get('/apps/invoice/invoices', { query })).as(invoicePage)

const ids = (list: readonly Invoice[]) => list.map(({ id }) => id)

test('the first page has ten of 36 invoices, and all of them beside', async () => {
  const { allData, total, invoices } = await page(openLayer())
  expect([allData.length, total, invoices.length]).toEqual([36, 36, 10])
  expect(invoices).toEqual(allData.slice(0, 10))
})

test('pages follow each other; the last one holds the rest', async () => {
  const layer = openLayer()
  const { allData } = await page(layer)
  expect((await page(layer, { page: 4 })).invoices).toEqual(allData.slice(30))
  expect((await page(layer, { page: 2, perPage: 7 })).invoices).toEqual(allData.slice(7, 14))
})

test('every status and service of the specification occurs', async () => {
  const { allData } = await page(openLayer())
  expect(new Set(allData.map(({ invoiceStatus }) => invoiceStatus))).toEqual(new Set(statuses))
  expect(new Set(allData.map(({ service }) => service))).toEqual(new Set(services))
  expect(allData.some(({ balance }) => balance === 0)).toBe(true)
  expect(allData.some(({ balance }) => String(balance).startsWith('-$'))).toBe(true)
})

test('a status is found whatever the case', async () => {
  const { invoices, total, allData } = await page(openLayer(), { status: 'PAST due', perPage: 50 })
  expect(total).toBe(6)
  expect(invoices).toEqual(allData.filter(({ invoiceStatus }) => invoiceStatus === 'Past Due'))
})

test('a search covers client, number, total, balance and due date', async () => {
  const layer = openLayer()
  const [, , third] = layer.state.invoices.invoices
  if (!third) throw new Error('Too few samples')
  third.total = 777_123
  third.balance = '$888456'
  third.client = { ...third.client, name: 'Vavrinec Zvláštny', companyEmail: 'zz-top@example.com' }
  for (const q of ['VAVRINEC', 'zz-TOP', String(third.id), '777123', '888456']) {
    expect(ids((await page(layer, { q })).invoices), q).toContain(third.id)
  }
  expect(ids((await page(layer, { q: third.dueDate, perPage: 50 })).invoices)).toContain(third.id)
  expect((await page(layer, { q: third.service })).total).toBe(0)
})

test('the word paid finds invoices without an amount due', async () => {
  const { invoices, allData } = await page(openLayer(), { q: 'Paid', perPage: 50 })
  expect(ids(invoices)).toEqual(ids(allData.filter(({ balance }) => balance === 0)))
})

const keys: [column: string, key: (invoice: Invoice) => number | string][] = [
  ['total', ({ total }) => total],
  ['dueDate', ({ dueDate }) => dueDate],
  ['client.name', ({ client: { name } }) => name],
  ['balance', ({ balance }) => (balance === 0 ? 0 : Number(balance.replace('$', '')))],
]

test.each(keys)('sorts by %s both ways', async (sortColumn, key) => {
  const layer = openLayer()
  const up = (await page(layer, { sortColumn, perPage: 50 })).invoices.map(key)
  const down = (await page(layer, { sortColumn, sort: 'desc', perPage: 50 })).invoices.map(key)
  const compare = new Intl.Collator('sk', { numeric: true }).compare
  const sorted = up.toSorted((a, b) =>
    typeof a === 'number' && typeof b === 'number' ? a - b : compare(String(a), String(b)),
  )
  expect(up).toEqual(sorted)
  expect(down).toEqual(sorted.toReversed())
})

test('one invoice comes with the details for paying it', async () => {
  const { get, state } = openLayer()
  const [first] = state.invoices.invoices
  const answer = await get(`/api/invoice/invoices/${first?.id}`)
  expect(answer.body).toEqual({ invoice: first, paymentDetails: state.invoices.paymentDetails })
  expect((await get('/api/invoice/invoices/abc')).status).toBe(400)
})

test('a removed invoice is gone, and cannot be removed again', async () => {
  const layer = openLayer()
  const remove = () => layer.del('/apps/invoice/delete', { query: { id: 4990 } })
  expect((await remove()).status).toBe(200)
  expect((await page(layer)).total).toBe(35)
  expect((await layer.get('/api/invoice/invoices/4990')).status).toBe(404)
  expect((await remove()).status).toBe(404)
})

test('lists the first five clients', async () => {
  const { get, state } = openLayer()
  const clients = (await get('/api/invoice/clients')).as(z.array(client))
  expect(clients).toEqual(state.invoices.invoices.slice(0, 5).map((invoice) => invoice.client))
})
