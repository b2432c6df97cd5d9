import type { VoucherOffer } from '@dvor/contract/reservations/voucher-orders.ts'
import type { GuestChangeOutcome } from '@dvor/contract/reservations/guest-changes.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addAdvent } from '../testing/fixtures/a-package.ts'
import {
  buildPackageVouchers,
  dinnerTitle as package_title,
  type PackageVouchers,
} from '../testing/vouchers/package-vouchers.ts'
import { detailOf as guestDetailOf } from '../testing/fixtures/read-reservation.ts'
import { aStay, book } from '../testing/test-property.ts'
import { startTestApi, type TestApi } from '../testing/test-api.ts'

let api: TestApi
let property: PackageVouchers
beforeAll(async () => {
  api = await startTestApi()
  property = await buildPackageVouchers(api)
})
afterAll(() => api.close())

test('the offer has packages with their price for a unit or for two, and their last day', async () => {
  const { packages } = (await api.call('GET', '/voucher-offer')).body as VoucherOffer
  expect(packages).toMatchObject([
    { title: 'Dve noci s večerou', price: 18_900, adults: null, nights: 2, until: '2027-12-19' },
    { title: 'Advent pri peci', price: 18_900, adults: 2 },
  ])
})

test('a voucher for a package pays no other stay, and in the one of the package its parts alone', async () => {
  const { code, id } = await property.sold(property.dinner.id)
  const other = await book(api, [aStay(await property.addUnit(), '2027-06-01', '2027-06-03')], {
    payment_method: 'transfer',
  })
  expect(await property.redeem(other.token, code)).toMatchObject({
    status: 409,
    body: { code: 'voucher_invalid', details: { package: package_title } },
  })
  const { token } = await property.ordered(property.dinner, { withTimes: false })
  const first = await property.sold(property.dinner.id)
  await property.redeem(token, first.code)
  expect((await property.redeem(token, code)).body).toMatchObject({ code: 'payment_invalid' })
  expect((await property.detailOf(id)).balance).toBe(18_900)
})

/** An order of the package that its voucher has paid whole. */
async function paidByVoucher() {
  const voucher = await property.sold(property.dinner.id)
  const booked = await property.ordered(property.dinner, { withTimes: false })
  expect((await property.redeem(booked.token, voucher.code)).body).toMatchObject({ redeemed: 18_900, due: 0 })
  return { ...booked, voucher: voucher.id, detail: await guestDetailOf(api, booked.token) }
}
/** Previews a guest's change and saves it. */
async function changed(token: string, change: object) {
  const save = (more: object) =>
    api.call('POST', `/reservation-details/${token}/changes`, { body: { ...change, ...more } })
  const { body } = await save({ dry_run: true })
  const outcome = body as GuestChangeOutcome
  expect((await save({ expected_total: outcome.price.total })).body).toEqual(outcome)
  return outcome
}
const reservationOf = async (id: string) => (await property.call('GET', `/reservations/${id}`)).body

test('a stay that leaves the package gives its voucher everything back, and is taxed like any other', async () => {
  const { token, id, voucher, detail } = await paidByVoucher()
  const [stay] = detail.stays
  const july = { arrival: '2027-07-05', departure: '2027-07-07', adults: 2, children_ages: [] }
  const outcome = await changed(token, { stays: [{ id: stay?.id, ...july }] })
  expect(outcome).toMatchObject({ returned_to_vouchers: 18_900, refund: 0, price: { total: 20_000 } })
  expect((await property.detailOf(voucher)).balance).toBe(18_900)
  expect(await reservationOf(id)).toMatchObject({ due: 20_000, attention: null })
  const { rows } = await api.api.db.$client.query(
    "select body_text from outgoing_emails where reservation = $1 and key = 'reservation_changed'",
    [id],
  )
  expect(rows[0]?.body_text.replaceAll('\u00A0', ' ')).toContain('Na darčekový poukaz sa vrátilo 189,00 €.')
  await property.to(id, 'checked_in')
  expect(await property.issue(id, 'invoice')).toMatchObject([{ total: 20_000, vat: 952, due: 20_000 }])
})

test('a removed part of a package goes back to the voucher that paid it', async () => {
  const { token, id, voucher } = await paidByVoucher()
  const outcome = await changed(token, { common_services: [] })
  const share = -outcome.difference
  expect(share).toBeGreaterThan(0)
  expect(outcome).toMatchObject({ returned_to_vouchers: share, refund: 0, due_now: 0 })
  expect((await property.detailOf(voucher)).balance).toBe(share)
  expect(await reservationOf(id)).toMatchObject({ due: 0, attention: null })
  await property.to(id, 'checked_in')
  expect(await property.issue(id, 'invoice')).toMatchObject([{ total: 0, vat: 0, due: 0 }])
})

test('money that comes back after the days of the package is an alert until the voucher is void', async () => {
  const over = await addAdvent(property, { title: 'Jeseň', included_services: [], places: null })
  const { id: voucher, code } = await property.sold(over.id)
  const { token, id } = await property.ordered(over, { withTimes: false })
  await property.redeem(token, code)
  await property.call('PUT', `/packages/${over.id}`, { active: false })
  const { status } = await api.call('POST', `/reservation-details/${token}/cancellation`, { body: {} })
  expect(status).toBe(200)
  expect((await property.detailOf(voucher)).balance).toBe(18_900)
  expect(await reservationOf(id)).toMatchObject({
    attention: expect.stringContaining('jeho balík sa však už predať nedá'),
  })
  await property.call('POST', `/vouchers/${voucher}/void`, { reason: 'Balík skončil', refund: 'cash' })
  expect(await reservationOf(id)).toMatchObject({ attention: null })
})

test.each([
  [{}, 'value'],
  [{ value: 5000, package: 'dinner' }, 'value'],
  [{ package: 'unknown' }, 'package'],
])('is refused without a subject or with two: %o', async (subject, path) => {
  const named = { dinner: property.dinner.id, unknown: crypto.randomUUID() }
  const of = 'package' in subject ? { package: named[subject.package as keyof typeof named] } : {}
  const answer = await property.call('POST', '/vouchers', { method: 'cash', ...subject, ...of })
  expect(answer).toMatchObject({ status: 400, body: { fields: [{ path }] } })
})

test('a package with a voucher is not deleted', async () => {
  await property.sold(property.baking.id)
  expect((await property.call('DELETE', `/packages/${property.baking.id}`)).body).toMatchObject({
    code: 'in_use',
  })
})

test('a voucher pays the fee for nights of its package that are left early', async () => {
  api.clock.set('2027-12-10T15:00:00Z')
  const { id, voucher } = await paidByVoucher()
  await property.to(id, 'checked_in')
  const early = { departure: '2027-12-11', fee: 'by_rules' }
  expect(await property.call('POST', `/reservations/${id}/early-departure`, early)).toMatchObject({
    status: 200,
  })
  expect(await reservationOf(id)).toMatchObject({ total: 18_900, due: 0 })
  expect((await property.detailOf(voucher)).balance).toBe(0)
  // Its nights stay in the price when something else is changed later.
  const ride = { service_slot: property.baking.baking.slot, day: '2027-12-11', persons: 2 }
  expect((await property.call('POST', `/reservations/${id}/service-reservations`, ride)).status).toBe(200)
  expect(await reservationOf(id)).toMatchObject({ total: 18_900 + 3000, due: 3000 })
})
