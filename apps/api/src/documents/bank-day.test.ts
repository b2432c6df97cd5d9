import { afterAll, beforeAll, expect, test } from 'vitest'
import { from, openBank, type Bank } from '../testing/fixtures/a-statement.ts'
import { aCompany, buildInvoicingProperty, type InvoicingProperty } from '../testing/fixtures/invoicing.ts'
import { startTestApi, type TestApi } from '../testing/test-api.ts'

let api: TestApi
let property: InvoicingProperty
let bank: Bank

beforeAll(async () => {
  api = await startTestApi()
  property = await buildInvoicingProperty(api)
  bank = await openBank(api)
})
afterAll(() => api.close())

/** An order of a company whose money came to the account on New Year's Eve; the statement is imported in January. */
async function paidAtTheTurnOfTheYear(): Promise<string> {
  api.clock.set('2027-12-20T09:00:00Z')
  const stays = [
    {
      accommodation_unit: await property.addUnit(),
      arrival: '2028-02-01',
      departure: '2028-02-04',
      adults: 2,
    },
  ]
  const id = await property.stay({ stays, company: aCompany })
  const { body } = await property.call('GET', `/reservations/${id}`)
  api.clock.set('2028-01-03T09:00:00Z')
  await bank.take([from((body as { number: string }).number, 7470, { booked_on: '2027-12-31' })])
  return id
}

/** The payments that a confirmation of the reservation shows. */
async function shownPayments(id: string): Promise<unknown> {
  const [issued] = await property.issue(id, 'confirmation')
  const query = 'select content from invoices where id = $1'
  return (await api.api.db.$client.query(query, [issued?.id])).rows[0].content.payments
}

test('an invoice for a payment from a statement has the tax of the day on which the bank received the money', async () => {
  const id = await paidAtTheTurnOfTheYear()
  const [advance] = await property.issue(id, 'advance_invoice')
  expect(advance).toMatchObject({ total: 7470, issued_on: '2028-01-03', delivered_on: '2027-12-31' })
  expect(await shownPayments(id)).toEqual([{ day: '2027-12-31', method: 'transfer', amount: 7470 }])
})

test('once the month of the bank is closed, it has the day on which the payment was booked', async () => {
  const id = await paidAtTheTurnOfTheYear()
  expect((await property.call('POST', '/accounting-months/2027-12/closing')).status).toBe(200)
  const [advance] = await property.issue(id, 'advance_invoice')
  expect(advance).toMatchObject({ issued_on: '2028-01-03', delivered_on: '2028-01-03' })
  expect(await shownPayments(id)).toMatchObject([{ day: '2027-12-31' }])
})
