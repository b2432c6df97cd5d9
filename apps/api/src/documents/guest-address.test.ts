import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildInvoicingProperty, type InvoicingProperty } from '../testing/fixtures/invoicing.ts'
import { startTestApi, type TestApi } from '../testing/test-api.ts'

let api: TestApi
let property: InvoicingProperty
beforeAll(async () => {
  api = await startTestApi()
  property = await buildInvoicingProperty(api)
})
afterAll(() => api.close())

test('the address of a guest stands on the confirmation for the recreation allowance', async () => {
  const id = await property.stay()
  const guest_address = { street: 'Lipová 3', city: 'Nitra', postal_code: '949 01' }
  const edited = await property.call('PUT', `/reservations/${id}`, { guest_address })
  expect(edited).toMatchObject({ status: 200, body: { guest_address } })
  const wrong = { guest_address: { ...guest_address, postal_code: '?' } }
  expect((await property.call('PUT', `/reservations/${id}`, wrong)).status).toBe(400)
  const path = `/reservation-details/${(edited.body as { token: string }).token}`
  const own = { street: 'Dlhá 5', city: 'Martin', postal_code: '036 01' }
  expect((await api.call('POST', `${path}/address`, { body: { ...own, city: '' } })).status).toBe(400)
  const answer = await api.call('POST', `${path}/address`, { body: own })
  expect(answer).toMatchObject({ status: 200, body: { guest_address: own } })
  const [issued] = await property.issue(id, 'confirmation')
  const { rows } = await api.api.db.$client.query('select content from invoices where number = $1', [
    issued?.number,
  ])
  expect(rows[0]?.content.buyer).toMatchObject(own)
})
