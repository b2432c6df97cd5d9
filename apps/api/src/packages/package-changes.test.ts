import type { PriceChange } from '@dvor/contract/reservations/admin-reservations.ts'
import type { GuestChangeOutcome } from '@dvor/contract/reservations/guest-changes.ts'
import type { ReservationDetail } from '@dvor/contract/reservations/reservation-details.ts'
import type { Hold, OrderResult } from '@dvor/contract/reservations/reservations.ts'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { addAdvent, adventHold, friday, type SoldAdvent } from '../testing/fixtures/a-package.ts'
import { tryHold } from '../testing/fixtures/a-service.ts'
import { codeOf, detailOf, idOf } from '../testing/fixtures/read-reservation.ts'
import type { Answer, TestApi } from '../testing/test-api.ts'
import { order, type TestProperty } from '../testing/test-property.ts'
import { PropertyPerTest } from '../testing/fixtures/property-per-test.ts'

const properties = new PropertyPerTest()
let api: TestApi
let property: TestProperty
let advent: SoldAdvent
let token: string
let id: string
beforeEach(async () => {
  ;({ api, property } = await properties.open())
  await property.settings({ stay_tax_rates: [] })
  advent = await addAdvent(property)
  const hold = done<Hold>(await tryHold(api, adventHold(advent, property.unit)))
  const ordered = done<OrderResult>(await order(api, hold, { payment_method: 'on_site' }))
  token = ordered.token
  id = await idOf(property, ordered.number)
})
afterAll(() => properties.close())

function done<T>({ status, body }: Answer): T {
  expect(status, JSON.stringify(body)).toBe(200)
  return body as T
}
type OwnerView = Pick<ReservationDetail, 'price'> &
  Record<'common_service_reservations' | 'service_reservations', { id: string }[]>
const ownerView = async () => done<OwnerView>(await property.call('GET', `/reservations/${id}`))
const byGuest = async (body: object) =>
  done<GuestChangeOutcome>(await api.call('POST', `/reservation-details/${token}/changes`, { body }))

const title = 'Advent pri peci'
const withoutBaking = { title, is_left: false, removed: [{ title: 'Pečenie chleba', amount: 2465 }] }
const withoutDinner = { title, is_left: false, removed: [{ title: 'Adventná večera', amount: 3287 }] }

test('a removed part gives the guest its share back, said before it is kept', async () => {
  const { services } = await detailOf(api, token)
  const change = { services: [{ id: services[0]?.id, request: null }] }
  const shown = await byGuest({ ...change, dry_run: true })
  expect(shown).toMatchObject({ before: 18_900, difference: -2465, package_change: withoutBaking })
  await byGuest({ ...change, expected_total: 18_900 - 2465 })
  const dinner = await byGuest({ common_services: [], dry_run: true })
  expect(dinner).toMatchObject({ difference: -3287, package_change: withoutDinner })
  const { price } = await detailOf(api, token)
  expect(price.lines.every(({ in_package }) => in_package)).toBe(true)
})

test('the owner removes the same parts for the same money', async () => {
  const { common_service_reservations: dinners, service_reservations: bakings } = await ownerView()
  const paths = {
    dinner: `/common-service-reservations/${dinners[0]?.id}`,
    baking: `/service-reservations/${bakings[0]?.id}`,
  }
  const preview = async (path: string) => done<PriceChange>(await property.call('GET', `${path}/removal`))
  expect(await preview(paths.dinner)).toMatchObject({ difference: -3287, package_change: withoutDinner })
  expect(await preview(paths.baking)).toMatchObject({ difference: -2465, package_change: withoutBaking })
  done(await property.call('DELETE', paths.dinner))
  done(await property.call('DELETE', paths.baking))
  expect((await ownerView()).price.total).toBe(13_148)
})

test('other nights leave the package for owner and guest, and both read it before', async () => {
  const [stay] = (await detailOf(api, token)).stays
  const longer = { arrival: friday, departure: '2027-12-13', adults: 2, children_ages: [] }
  const left = { before: 18_900, package_change: { title, is_left: true, removed: [] } }
  expect(await byGuest({ stays: [{ id: stay?.id, ...longer }], dry_run: true })).toMatchObject(left)
  const body = { stays: [{ accommodation_unit: property.unit, ...longer }] }
  const answer = await property.call('POST', `/reservations/${id}/stays?dry_run=true`, body)
  expect(done<PriceChange>(answer)).toMatchObject(left)
  const smaller = { stays: [{ ...body.stays[0], departure: '2027-12-12', adults: 1 }] }
  const result = await property.call('POST', `/reservations/${id}/stays?dry_run=true`, smaller)
  expect(done<PriceChange>(result)).toMatchObject({ difference: 0, package_change: null })
})

test('an order at the price of before is refused with the new one when the package has changed', async () => {
  const second = await property.addUnit()
  const hold = done<Hold>(await tryHold(api, adventHold(advent, second)))
  done(await property.call('PUT', `/packages/${advent.id}`, { price: 25_000 }))
  const refused = await order(api, hold, { payment_method: 'on_site', expected_total: hold.price.total })
  expect([codeOf(refused), refused.body]).toMatchObject(['price_changed', { details: { total: 25_000 } }])
})
