import { afterAll, beforeEach, expect, test } from 'vitest'
import { aStay, hold, type TestProperty } from '../testing/test-property.ts'
import type { TestApi } from '../testing/test-api.ts'
import { PropertyPerTest } from '../testing/fixtures/property-per-test.ts'

const properties = new PropertyPerTest()
let api: TestApi
let property: TestProperty
beforeEach(async () => {
  ;({ api, property } = await properties.open())
})
afterAll(() => properties.close())

const [from, to] = ['2027-05-01', '2027-05-03']
const stay = () => aStay(property.unit, from, to)

/** Where visitors meet the unit: the list of units and the search by dates. */
async function places() {
  const listed = (await api.call('GET', '/accommodation-units')).body as { id: string }[]
  const body = (await api.call('GET', `/availability?from=${from}&to=${to}&adults=2`)).body as {
    accommodation_unit: string
  }[]
  return {
    listed: listed.some(({ id }) => id === property.unit),
    found: body.some(({ accommodation_unit }) => accommodation_unit === property.unit),
  }
}

test('an archived unit leaves site, search and new bookings, and comes back', async () => {
  const guest = { last_name: 'Stála', phone: '+421 900 111 222' }
  const booked = { stays: [aStay(property.unit, '2027-06-01', '2027-06-03')], guest, state: 'confirmed' }
  const body = (await property.call('POST', '/reservations', booked)).body as { id: string }
  expect((await property.call('DELETE', `/accommodation-units/${property.unit}?dry_run=true`)).status).toBe(
    409,
  )
  expect(await places()).toEqual({ listed: true, found: true })

  await property.call('PUT', `/accommodation-units/${property.unit}`, { active: false })
  expect(await places()).toEqual({ listed: false, found: false })
  expect((await api.call('GET', `/accommodation-units/${property.unit}`)).status).toBe(404)
  const refused = await api.call('POST', '/reservation-holds', { body: { stays: [stay()] } })
  expect(refused.status).toBeGreaterThanOrEqual(400)
  expect((await property.call('GET', `/reservations/${body.id}`)).body).toMatchObject({ state: 'confirmed' })

  await property.call('PUT', `/accommodation-units/${property.unit}`, { active: true })
  expect(await places()).toEqual({ listed: true, found: true })
  await hold(api, [stay()])
})

test('a unit that rules, services or coupons list is not deleted: an emptied list would mean all units', async () => {
  const units = [property.unit]
  const length = {
    kind: 'length_of_stay',
    direction: 'discount',
    effect: 'percent',
    value: 500,
    nights_from: 7,
  }
  const rule = await property.add('price-rules', { title: 'Týždeň', ...length, units })
  const dog = { title: 'Psík', price: 700, price_unit: 'night', vat_kind: 'other' }
  const service = await property.add('common-services', { ...dog, units })
  const coupon = await property.add('coupons', { code: 'LIPA', kind: 'percent', value: 10, units })
  const remove = () => property.call('DELETE', `/accommodation-units/${property.unit}`)
  expect(await remove()).toMatchObject({
    status: 409,
    body: { code: 'in_use', details: { price_rules: 1, common_services: 1, coupons: 1 } },
  })
  for (const path of [`price-rules/${rule}`, `common-services/${service}`, `coupons/${coupon}`])
    await property.call('DELETE', `/${path}`)
  expect((await remove()).status).toBe(200)
  expect(await property.call('POST', '/common-services', { ...dog, units })).toMatchObject({
    status: 400,
    body: { fields: [{ path: 'units', code: 'not_found' }] },
  })
})
