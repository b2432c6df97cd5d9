import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestProperty } from '../testing/fixtures/small-property.ts'
import { limitedSender } from '../testing/messages/limited-sender.ts'
import type { TestApi } from '../testing/test-api.ts'
import { aGuest, aStay, hold, order, type TestProperty } from '../testing/test-property.ts'

let api: TestApi
let property: TestProperty
beforeAll(async () => {
  ;({ api, property } = await startTestProperty({ guestLimits: true }))
  await property.settings({ voucher_sale: true, iban: 'SK3112000000198742637541' })
})
afterAll(() => api.close())

test('orders of rooms and of vouchers send a stranger six letters an hour together', async () => {
  const email = 'cudzia@example.com'
  const sender = limitedSender(api)
  const guestHold = await hold(api, [aStay(property.unit, '2027-05-01', '2027-05-04')])
  const more = { guest: { ...aGuest, email } }
  expect((await order(api, guestHold, { payment_method: 'transfer', more })).status).toBe(200)
  const voucher = {
    value: 5000,
    buyer_name: 'Eva Malá',
    buyer_email: email,
    payment_method: 'transfer',
    terms_version: '1',
  }
  for (let index = 0; index < 10; index++)
    expect((await api.call('POST', '/voucher-orders', { body: voucher })).status).toBe(200)
  await sender.sendDue()
  expect(sender.countTo(email)).toBe(6)
})
