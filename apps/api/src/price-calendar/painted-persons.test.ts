import type { PriceBreakdown } from '@dvor/contract/pricing/quotes.ts'
import type { Alternative, UnitAvailability } from '@dvor/contract/pricing/availability.ts'
import { expect, test } from 'vitest'
import { openPriceCalendar } from '../testing/prices/price-calls.ts'
import { aStay } from '../testing/test-property.ts'

const { api, property, prices } = await openPriceCalendar()
const [from, to] = ['2027-05-01', '2027-05-02']

const addDouble = () =>
  property.addUnit({ base_price: 8000, price_basis: 'occupancy', occupancy_prices: [3600] })
const painted = (unit: string, price: object, day = from) => ({
  kind: 'set',
  units: [unit],
  from: day,
  to: day,
  values: { price },
})

/** Accommodation of one night for so many adults, without tax. */
async function nightFor(unit: string, adults: number, rate_plan?: string) {
  const stays = [aStay(unit, from, to, { adults })]
  const { body } = await api.call('POST', '/quotes', { body: { stays, rate_plan } })
  return (body as PriceBreakdown).lines.find(({ kind }) => kind === 'nights')?.unit_price
}

test('painting moves the prices by persons along: percent, sum, and a new price', async () => {
  for (const [effect, two, one] of [
    // 80 and 36 + 12.5 %, in whole euros: 90 and 40.50, rounded up.
    [{ kind: 'percent', value: 1250, whole_euros: true }, 9000, 4100],
    [{ kind: 'percent', value: 1250 }, 9000, 4050],
    [{ kind: 'amount', value: 500 }, 8500, 4100],
    [{ kind: 'fixed', value: 8500 }, 8500, 4100],
    [{ kind: 'fixed', value: 4000 }, 4000, 1800],
  ] as const) {
    const unit = await addDouble()
    await prices.kept(painted(unit, effect))
    expect([await nightFor(unit, 2), await nightFor(unit, 1)]).toEqual([two, one])
    expect(await prices.rowOf(unit, from, '2027-05-03')).toMatchObject({
      prices: [two, 8000],
      person_prices: [[one], [3600]],
    })
  }
})

test('search and cheapest stay have the price for one person; an undo brings both prices back', async () => {
  const unit = await addDouble()
  const day = '2027-06-01'
  const { id } = await prices.kept(painted(unit, { kind: 'amount', value: -1000 }, day))
  const query = `from=${day}&to=2027-06-02&adults=1`
  const units = (await api.call('GET', `/availability?${query}`)).body as UnitAvailability[]
  const searched = units.find((one) => one.accommodation_unit === unit)?.price
  // 36 × 70 / 80: a discount of 10 € is an eighth for two, and no more for one.
  expect(searched?.lines[0]).toMatchObject({ unit_price: 3150, persons: 1 })
  const cheapest = await api.call(
    'GET',
    `/cheapest-stays?arrival_from=${day}&arrival_to=${day}&nights=1&adults=1`,
  )
  expect((cheapest.body as Alternative[]).find((one) => one.accommodation_unit === unit)?.total).toBe(
    searched?.total,
  )
  expect((await prices.undo(id)).status).toBe(200)
  expect(await prices.rowOf(unit, day, '2027-06-02')).toMatchObject({
    prices: [8000],
    person_prices: [[3600]],
    days: [],
  })
})

test('days are copied with their prices by persons, and a plan is painted for itself', async () => {
  const unit = await addDouble()
  const plan = await property.add('rate-plans', { title: 'Pevná', effect: 'none', units: [unit], order: 5 })
  await prices.kept({ ...painted(unit, { kind: 'percent', value: 1000 }), rate_plan: plan })
  expect([await nightFor(unit, 2, plan), await nightFor(unit, 1, plan)]).toEqual([8800, 3960])
  await prices.kept({ kind: 'copy_days', by: 'date', units: [unit], from, to: from, rate_plan: plan })
  const later = await property.call('GET', `/price-calendar?from=2028-05-01&to=2028-05-02&rate_plan=${plan}`)
  expect(later.body).toMatchObject({ units: [{ id: unit, prices: [8800], person_prices: [[3960]] }] })
  expect(await nightFor(unit, 1)).toBe(3600)
})

test('a season is copied with its prices by persons moved like its price', async () => {
  const [unit, other] = [await addDouble(), await addDouble()]
  const season = await property.add('prices', {
    accommodation_unit: unit,
    title: 'Máj',
    valid_from: from,
    valid_to: to,
    price: 10_000,
    occupancy_prices: [7000],
  })
  await prices.kept({ kind: 'copy_season', season, units: [other], price: { kind: 'fixed', value: 12_000 } })
  expect([await nightFor(other, 2), await nightFor(other, 1)]).toEqual([12_000, 9000])
})

test('a single day has a price by persons of its own, but not for more than the unit holds', async () => {
  const unit = await addDouble()
  const day = { accommodation_unit: unit, day: from, title: 'Jarmok', price: 9000 }
  expect(await property.call('POST', '/day-rates', { ...day, occupancy_prices: [1, 2, 3] })).toMatchObject({
    status: 400,
    body: { fields: [{ path: 'occupancy_prices', code: 'too_big' }] },
  })
  await property.add('day-rates', { ...day, occupancy_prices: [7700] })
  expect(await nightFor(unit, 1)).toBe(7700)
})
