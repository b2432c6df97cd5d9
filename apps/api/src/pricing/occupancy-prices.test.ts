import type { PartyDay, UnitAvailability } from '@dvor/contract/pricing/availability.ts'
import { priceBreakdown } from '@dvor/contract/pricing/quotes.ts'
import type { PriceSimulation } from '@dvor/contract/pricing/price-simulations.ts'
import type { ReservationDetail } from '@dvor/contract/reservations/reservation-details.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aStay, book, type TestProperty } from '../testing/test-property.ts'
import type { TestApi } from '../testing/test-api.ts'
import { startTestProperty } from '../testing/fixtures/small-property.ts'

let api: TestApi
let property: TestProperty
let double: string
beforeAll(async () => {
  ;({ api, property } = await startTestProperty())
  await property.settings({ stay_tax_rates: [] })
  double = await property.addUnit({
    base_price: 6000,
    price_basis: 'occupancy',
    occupancy_prices: [4500],
  })
})
afterAll(() => api.close())

const alone = () => aStay(double, '2027-06-01', '2027-06-03', { adults: 1 })
const aloneQuery = 'from=2027-06-01&to=2027-06-03&adults=1'

test('a guest alone sees and orders the lower price everywhere', async () => {
  const quote = priceBreakdown.parse((await api.call('POST', '/quotes', { body: { stays: [alone()] } })).body)
  expect(quote).toMatchObject({ total: 9000, lines: [{ kind: 'nights', persons: 1, unit_price: 4500 }] })
  const units = (await api.call('GET', `/availability?${aloneQuery}`)).body as UnitAvailability[]
  expect(units.find(({ accommodation_unit }) => accommodation_unit === double)?.price?.total).toBe(9000)
  const days = (await api.call('GET', `/party-days?${aloneQuery}`)).body as PartyDay[]
  expect(days[0]?.price).toBe(4500)
  const simulated = (await property.call('POST', '/price-simulations', { stay: alone() }))
    .body as PriceSimulation
  expect(simulated.nights[0]).toMatchObject({ price: 4500, persons: 1, winner: null })
  expect(simulated.price).toEqual(quote)

  const { token, number } = await book(api, [alone()], { payment_method: 'transfer', expected_total: 9000 })
  const detail = (await api.call('GET', `/reservation-details/${token}`)).body as ReservationDetail
  expect(detail.price).toEqual(quote)
  const [stored] = (await property.call('GET', `/reservations?number=${number}`)).body as { id: string }[]
  const emails = await property.call('GET', `/outgoing-emails?reservation=${stored?.id}`)
  const [email] = emails.body as { body: string }[]
  expect(email?.body.replace(/&nbsp;|\s+/g, ' ')).toContain('1 osoba · 2 noci × 45,00 €')
})

test('refuses prices for more persons than the base price holds, on units and on seasons', async () => {
  const tooMany = { status: 400, body: { fields: [{ path: 'occupancy_prices', code: 'too_big' }] } }
  const prices = [1000, 2000, 3000]
  const put = (path: string, body: object) => property.call('PUT', path, body)
  expect(await put(`/accommodation-units/${double}`, { occupancy_prices: prices })).toMatchObject(tooMany)
  expect(
    await put(`/accommodation-units/${double}`, { occupancy_prices: [1, 2], capacity: 1 }),
  ).toMatchObject(tooMany)
  const season = {
    accommodation_unit: double,
    title: 'Leto',
    valid_from: '2027-07-01',
    valid_to: '2027-08-31',
    price: 7000,
  }
  expect(await property.call('POST', '/prices', { ...season, occupancy_prices: prices })).toMatchObject(
    tooMany,
  )
  const answer = await property.call('POST', '/prices', { ...season, occupancy_prices: [5000] })
  expect(answer).toMatchObject({ status: 200, body: { occupancy_prices: [5000] } })
  const stays = [aStay(double, '2027-07-01', '2027-07-02', { adults: 1 })]
  expect((await api.call('POST', '/quotes', { body: { stays } })).body).toMatchObject({ total: 5000 })
})
