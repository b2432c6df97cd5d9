import type { UnitAvailability } from '@dvor/contract/pricing/availability.ts'
import type { PackageOptions } from '@dvor/contract/pricing/packages.ts'
import type { ReservationDetail } from '@dvor/contract/reservations/reservation-details.ts'
import type { Hold, OrderResult } from '@dvor/contract/reservations/reservations.ts'
import type { PriceBreakdown } from '@dvor/contract/pricing/quotes.ts'
import { addDays } from '@dvor/format/days.ts'
import { afterAll, beforeEach, expect, test } from 'vitest'
import {
  addAdvent,
  adventHold,
  bakingDay,
  friday,
  nextFriday,
  type SoldAdvent,
} from '../testing/fixtures/a-package.ts'
import { tryHold } from '../testing/fixtures/a-service.ts'
import { codeOf, detailOf, idOf } from '../testing/fixtures/read-reservation.ts'
import type { Answer, TestApi } from '../testing/test-api.ts'
import { aGuest, aStay, order, type TestProperty } from '../testing/test-property.ts'
import { PropertyPerTest } from '../testing/fixtures/property-per-test.ts'

const properties = new PropertyPerTest()
let api: TestApi
let property: TestProperty
let advent: SoldAdvent
beforeEach(async () => {
  ;({ api, property } = await properties.open())
  await property.settings({ stay_tax_rates: [] })
  advent = await addAdvent(property)
})
afterAll(() => properties.close())

const done = <T>({ status, body }: Answer): T => {
  expect(status, JSON.stringify(body)).toBe(200)
  return body as T
}
const reasonOf = ({ body }: Answer) => (body as { details?: { reason?: string } }).details?.reason

/** Holds and orders the package, paid on site. */
async function bookAdvent(unit: string, arrival = friday): Promise<{ token: string; number: string }> {
  const hold = done<Hold>(await tryHold(api, adventHold(advent, unit, arrival)))
  return done<OrderResult>(await order(api, hold, { payment_method: 'on_site' }))
}
const kinds = (lines: PriceBreakdown['lines']) => lines.map(({ kind, amount }) => [kind, amount])
const parts = [
  ['nights', 13_148],
  ['common_service', 3287],
  ['service', 2465],
]

test('is offered with its days, free units and times', async () => {
  const second = await property.addUnit()
  await bookAdvent(property.unit)
  const request = { package: advent.id, adults: 2 }
  const options = done<PackageOptions>(await api.call('POST', '/package-options', { body: request }))
  expect(options).toMatchObject({
    price: 18_900,
    nights: 2,
    places_left: 3,
    common_services: [{ id: advent.dinner, title: 'Adventná večera' }],
  })
  const days = options.days.map(({ arrival, units }) => [arrival, units.map(({ id }) => id)])
  expect(days).toEqual([
    ['2027-12-03', [property.unit, second]],
    [friday, [second]],
    [nextFriday, [property.unit, second]],
  ])
  expect(options.full_days).toEqual([])
  await bookAdvent(second)
  const later = done<PackageOptions>(await api.call('POST', '/package-options', { body: request }))
  expect(later.full_days).toEqual([{ arrival: friday, departure: '2027-12-12', full_service: null }])
  const [service] = options.days[1]?.services ?? []
  expect(service).toMatchObject({ day: bakingDay, persons: 2, times: [{ service_slot: advent.baking.slot }] })
})

test('may be all that is sold on its nights; search, hold and calendar name it, the owner may book beside it', async () => {
  await property.call('PUT', `/packages/${advent.id}`, { only_package: true })
  const only = { only_package: { title: 'Advent pri peci' } }
  const units = done<UnitAvailability[]>(
    await api.call('GET', `/availability?from=2027-12-01&to=${friday}&adults=2`),
  )
  expect(units).toMatchObject([{ refusals: [{ code: 'only_package', title: 'Advent pri peci' }] }])
  const stay = aStay(property.unit, friday, addDays(friday, 2))
  const refused = await tryHold(api, { stays: [stay] })
  expect(refused).toMatchObject({
    status: 409,
    body: { details: { stays: [{ refusals: [{ code: 'only_package' }] }] } },
  })
  const days = await api.call(
    'GET',
    `/accommodation-units/${property.unit}/calendar?from=${friday}&to=${friday}`,
  )
  expect(done<unknown[]>(days)).toMatchObject([{ no_arrival: 'only_package', free: false, ...only }])
  await bookAdvent(property.unit)
  const later = aStay(property.unit, addDays(friday, 3), addDays(friday, 5))
  const beside = await property.call('POST', '/reservations', { stays: [later], guest: aGuest })
  expect(beside.status).toBe(200)
})

test('costs the same in quote, hold, order, e-mail lines and the owner’s view', async () => {
  const request = adventHold(advent, property.unit)
  const quote = done<PriceBreakdown>(await api.call('POST', '/quotes', { body: request }))
  expect(quote.total).toBe(18_900)
  expect(kinds(quote.lines)).toEqual(parts)
  const { token, number } = await bookAdvent(property.unit)
  const detail = await detailOf(api, token)
  expect(kinds(detail.price.lines)).toEqual(parts)
  expect(detail.services.map(({ amount }) => amount)).toEqual([2465])
  const id = await idOf(property, number)
  const row = done<ReservationDetail & { package: string }>(await property.call('GET', `/reservations/${id}`))
  expect(row.price.total).toBe(18_900)
  const removal = await property.call('DELETE', `/packages/${advent.id}`)
  expect(removal.body).toMatchObject({ code: 'in_use', details: { reservations: 1 } })
  expect(codeOf(await property.call('DELETE', `/services/${advent.baking.service}`))).toBe('in_use')
})

test('is refused with the reason on other days, in other units and without its services', async () => {
  const request = adventHold(advent, property.unit)
  const [stay] = request.stays
  const refused = async (changes: object) => {
    const answer = await tryHold(api, { ...request, ...changes })
    return [codeOf(answer), reasonOf(answer)]
  }
  const moved = { ...stay, arrival: bakingDay, departure: '2027-12-13' }
  expect(await refused({ stays: [moved] })).toEqual(['package_unavailable', 'other_days'])
  expect(await refused({ services: [] })).toEqual(['package_unavailable', 'service_missing'])
  const alone = [{ ...request.services[0], persons: 1 }]
  expect(await refused({ services: alone })).toEqual(['package_unavailable', 'service_persons'])
  const elsewhere = await property.addUnit()
  await property.call('PUT', `/packages/${advent.id}`, { units: [elsewhere] })
  expect(await refused({})).toEqual(['package_unavailable', 'other_unit'])
  await property.call('PUT', `/packages/${advent.id}`, { units: [], active: false })
  expect(await refused({})).toEqual(['package_unavailable', 'not_offered'])
})

test('replaces the unit’s own rules of arrival and length', async () => {
  const unit = await property.addUnit({ min_nights: 7 })
  await property.add('day-rates', {
    accommodation_unit: unit,
    title: 'Advent',
    day: friday,
    closed_to_arrival: true,
  })
  expect((await tryHold(api, { stays: adventHold(advent, unit).stays })).status).toBe(409)
  expect((await tryHold(api, adventHold(advent, unit))).status).toBe(200)
})

test('a full service refuses the package, and its day is listed as full beside the free ones', async () => {
  const service = { ...adventHold(advent, property.unit).services[0], persons: 7 }
  expect((await tryHold(api, { services: [service] })).status).toBe(200)
  const answer = await tryHold(api, adventHold(advent, property.unit))
  expect(codeOf(answer)).toBe('seats_taken')
  const options = done<PackageOptions>(
    await api.call('POST', '/package-options', { body: { package: advent.id, adults: 2 } }),
  )
  expect(options.days.map(({ arrival }) => arrival)).not.toContain(friday)
  const full = { arrival: friday, departure: '2027-12-12', full_service: 'Pečenie chleba' }
  expect(options.full_days).toEqual([full])
})

test('a cancellation gives the place back, and only the owner’s undo takes it again', async () => {
  await property.call('PUT', `/packages/${advent.id}`, { places: 1 })
  const second = await property.addUnit()
  const { token, number } = await bookAdvent(property.unit)
  expect(reasonOf(await tryHold(api, adventHold(advent, second)))).toBe('sold_out')
  done(await api.call('POST', `/reservation-details/${token}/cancellation`, { body: {} }))
  await bookAdvent(second)
  const id = await idOf(property, number)
  const undone = await property.call('PUT', `/reservations/${id}`, { state: 'confirmed' })
  expect(codeOf(undone)).toBe('package_unavailable')
})

test('a change of days leaves the package and says before and after', async () => {
  const { token } = await bookAdvent(property.unit)
  const before = await detailOf(api, token)
  const [stay] = before.stays
  const [baking] = before.services
  const change = {
    stays: [{ id: stay?.id, arrival: friday, departure: '2027-12-13', adults: 2, children_ages: [] }],
    keep_services: [baking?.id],
  }
  const path = `/reservation-details/${token}/changes`
  const shown = done<{ before: number; price: PriceBreakdown }>(
    await api.call('POST', path, { body: { ...change, dry_run: true } }),
  )
  // Three nights at 80 €, the dinner for two at 20 €, the baking for two at 15 €.
  expect([shown.before, shown.price.total]).toEqual([18_900, 24_000 + 4000 + 3000])
  done(await api.call('POST', path, { body: { ...change, expected_total: 31_000 } }))
  const after = await detailOf(api, token)
  expect(after.services.map(({ amount }) => amount)).toEqual([3000])
  expect(after.price.lines.some(({ in_package }) => in_package)).toBe(false)
  const options = done<PackageOptions>(
    await api.call('POST', '/package-options', { body: { package: advent.id, adults: 2 } }),
  )
  expect(options.places_left).toBe(4)
})

test('a change of the party keeps the agreed package, also when its price has risen', async () => {
  const { token } = await bookAdvent(property.unit)
  await property.call('PUT', `/packages/${advent.id}`, { price: 40_000 })
  const { stays } = await detailOf(api, token)
  const [stay] = stays
  const party = { id: stay?.id, arrival: friday, departure: '2027-12-12', adults: 1, children_ages: [] }
  const body = { stays: [party], dry_run: true }
  const shown = done<{ price: PriceBreakdown }>(
    await api.call('POST', `/reservation-details/${token}/changes`, { body }),
  )
  expect(kinds(shown.price.lines)[0]).toEqual(['nights', 13_148])
})

test('refuses contradictions when it is made', async () => {
  const put = (body: object) => property.call('PUT', `/packages/${advent.id}`, body)
  const issues = async (body: object) =>
    ((await put(body)).body as { fields?: { path: string; code: string }[] }).fields?.map(
      ({ path, code }) => `${path} ${code}`,
    )
  const { service, slot } = advent.baking
  // The baking is on Saturdays: two days after a Friday it never takes place.
  expect(await issues({ included_services: [{ service, day: 2, service_slot: slot }] })).toEqual([
    'included_services.0.service_slot invalid_choice',
  ])
  expect(await issues({ included_services: [{ service, day: 3, service_slot: null }] })).toEqual([
    'included_services.0.day too_big',
  ])
  expect(await issues({ arrival_from: '2027-12-04', arrival_to: '2027-12-05' })).toContain(
    'arrival_weekdays invalid_choice',
  )
  expect(await issues({ child_prices: [{ label: 'Dieťa', up_to_age: 12, percent: 50 }] })).toEqual([
    'child_prices invalid_value',
  ])
  expect(await issues({ units: [advent.id] })).toEqual(['units not_found'])
  expect(await issues({ included_common_services: [advent.id] })).toEqual([
    'included_common_services not_found',
  ])
  const closed = { accommodation_unit: property.unit, day_from: '2027-12-01', day_to: '2027-12-31' }
  await property.add('closures', closed)
  expect(await issues({ price: 20_000 })).toEqual(['arrival_from never_open'])
  expect((await put({ active: false })).status).toBe(200)
})

test('the owner sells a package by phone', async () => {
  const booking = {
    ...adventHold(advent, property.unit),
    guest: { last_name: 'Verná', phone: '+421905111222' },
  }
  const { total } = done<{ total: number }>(await property.call('POST', '/reservations', booking))
  expect(total).toBe(18_900)
  expect(aStay(property.unit, friday, '2027-12-12')).toMatchObject(booking.stays[0] ?? {})
})
