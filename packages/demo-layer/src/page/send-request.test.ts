import { expect, test } from 'vitest'
import { callTable } from '../call-table.ts'
import { openLayer, origin } from '../testing/layer.ts'
import { addressOf, sendRequest } from './send-request.ts'

const callAt = (path: string) => {
  const call = callTable.find((one) => one.path === path)
  if (!call) throw new Error(`No call ${path}`)
  return call
}

test('empty fields stay out of the address, and what is typed is escaped', () => {
  const list = callAt('/apps/invoice/invoices')
  expect(
    addressOf(
      list,
      new Map([
        ['query.q', 'a & b'],
        ['query.page', ''],
      ]),
    ),
  ).toBe('/apps/invoice/invoices?q=a+%26+b')
  expect(addressOf(list, new Map())).toBe('/apps/invoice/invoices')
  expect(addressOf(callAt('/apps/ecommerce/products/:id'), new Map([['path.id', '5/6']]))).toBe(
    '/apps/ecommerce/products/5%2F6',
  )
})

test('an answer is shown in lines, without the drawn pictures', async () => {
  openLayer()
  const call = { ...callAt('/jwt/login'), path: `${origin}/jwt/login` }
  const answer = await sendRequest(
    call,
    new Map([['body', '{"email":"admin@example.com","password":"admin"}']]),
  )
  expect(answer.status).toBe(200)
  expect(answer.text).toContain('\n    "fullName": "Jana Lipová",')
  expect(answer.text).toMatch(/"avatar": "data:image[^"]{20,60}… \(\d+ characters\)"/)
})
