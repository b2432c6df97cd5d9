import type { PriceBreakdown } from '@dvor/contract/pricing/quotes.ts'
import type { PriceCalendar } from '@dvor/contract/pricing/price-calendar.ts'
import type { PriceChangeResult } from '@dvor/contract/pricing/price-changes.ts'
import { expect, test } from 'vitest'
import { openPriceCalendar } from '../testing/prices/price-calls.ts'
import { aStay } from '../testing/test-property.ts'

const { api, property, prices } = await openPriceCalendar()

const from = '2027-05-03'
const to = '2027-05-08'

const percentOff = (more: object) =>
  property.add('rate-plans', {
    title: 'Nevratná',
    effect: 'percent',
    direction: 'discount',
    value: 1000,
    order: 5,
    ...more,
  })

/** The calendar under a plan. */
const under = async (plan: string, until = to) =>
  (await property.call('GET', `/price-calendar?from=${from}&to=${until}&rate_plan=${plan}`))
    .body as PriceCalendar

async function rowUnder(plan: string, unit: string) {
  const row = (await under(plan)).units.find(({ id }) => id === unit)
  if (!row) throw new Error('no such unit')
  return row
}

async function totalUnder(plan: string, unit: string, arrival: string, departure: string) {
  const { body } = await api.call('POST', '/quotes', {
    body: { stays: [aStay(unit, arrival, departure)], rate_plan: plan },
  })
  return (body as PriceBreakdown).total
}

test('the calendar of a plan computes its difference and tells its own prices from inherited ones', async () => {
  const unit = await property.addUnit({ base_price: 8000 })
  const plan = await percentOff({ units: [unit], min_nights: 2 })
  await property.add('day-rates', {
    accommodation_unit: unit,
    day: '2027-05-04',
    title: 'Jarmok',
    price: 12_000,
  })
  await property.add('day-rates', {
    accommodation_unit: unit,
    day: '2027-05-05',
    title: 'Zatvorené',
    closed_to_arrival: true,
  })
  await property.add('day-rates', {
    accommodation_unit: unit,
    rate_plan: plan,
    day: '2027-05-06',
    title: 'Akcia',
    price: 5000,
  })
  const shown = await under(plan)
  expect(shown).toMatchObject({ rate_plan: plan, units: [{ id: unit }] })
  expect(shown.units[0]).toMatchObject({
    prices: [7200, 10_800, 7200, 5000, 7200],
    rules: [
      { kind: 'day', title: 'Jarmok', of_plan: false },
      { kind: 'day', title: 'Akcia', of_plan: true },
    ],
    rule_of: [-1, 0, -1, 1, -1],
    min_nights: [2, 2, 2, 2, 2],
    closed_to_arrival: ['2027-05-05'],
    days: [{ day: '2027-05-06', rate_plan: plan }],
  })
  expect((await prices.rowOf(unit, from, to)).prices).toEqual([8000, 12_000, 8000, 8000, 8000])
})

test('a price per person under an amount per night is its share of a full unit', async () => {
  const unit = await property.addUnit({ base_price: 3000, price_basis: 'person', capacity: 2 })
  const plan = await percentOff({ units: [unit], effect: 'night', value: 1000 })
  expect((await rowUnder(plan, unit)).prices[0]).toBe(2500)
})

test('prices painted under a plan leave the base price alone, and one call undoes them', async () => {
  const unit = await property.addUnit({ base_price: 8000 })
  const plan = await percentOff({ units: [unit] })
  await prices.kept({ kind: 'set', units: [unit], from, to: from, values: { min_nights: 2 } })
  const [base, before] = [await prices.rowOf(unit, from, to), await rowUnder(plan, unit)]
  const painted = {
    kind: 'set',
    units: [unit],
    from: '2027-05-03',
    to: '2027-05-05',
    rate_plan: plan,
    values: { price: { kind: 'amount', value: -700 }, closed_to_departure: true },
  }
  const priceChangeResult = (await prices.change(painted, true)).body as PriceChangeResult
  const { id, days } = await prices.kept(painted)
  expect(days).toBe(3)
  expect(await prices.rowOf(unit, from, to)).toEqual(base)
  const after = await rowUnder(plan, unit)
  expect(after.prices).toEqual([6500, 6500, 6500, 7200, 7200])
  expect(after.closed_to_departure).toEqual(['2027-05-03', '2027-05-04', '2027-05-05'])
  // The own row has no limit, so that of the base price still holds.
  expect(after.min_nights[0]).toBe(2)
  const [stay] = priceChangeResult.stays
  expect(await totalUnder(plan, unit, stay?.arrival ?? '', stay?.departure ?? '')).toBe(stay?.after)
  expect((await prices.changes())[0]).toMatchObject({ id, rate_plan: plan, days: 3 })
  expect((await prices.undo(id)).status).toBe(200)
  expect(await rowUnder(plan, unit)).toEqual(before)
})

test('a change of the base price does not refuse the undo of the same days of a plan', async () => {
  const unit = await property.addUnit({ base_price: 8000 })
  const plan = await percentOff({ units: [unit] })
  const day = { kind: 'set', units: [unit], from, to: from }
  const ofPlan = await prices.kept({
    ...day,
    rate_plan: plan,
    values: { price: { kind: 'fixed', value: 100 } },
  })
  const ofBase = await prices.kept({ ...day, values: { price: { kind: 'fixed', value: 9000 } } })
  expect((await prices.undo(ofPlan.id)).status).toBe(200)
  expect((await rowUnder(plan, unit)).prices[0]).toBe(8100)
  expect((await prices.undo(ofBase.id)).status).toBe(200)
})

test('days of a plan are cleared, and copied to the next year with what holds under it', async () => {
  const unit = await property.addUnit({ base_price: 8000 })
  const plan = await percentOff({ units: [unit] })
  const days = { units: [unit], from: '2027-05-03', to: '2027-05-04', rate_plan: plan }
  await prices.kept({ kind: 'set', ...days, values: { price: { kind: 'fixed', value: 6000 } } })
  await prices.kept({ kind: 'copy_days', by: 'date', ...days })
  const later = await property.call('GET', `/price-calendar?from=2028-05-02&to=2028-05-06&rate_plan=${plan}`)
  const row = (later.body as PriceCalendar).units.find(({ id }) => id === unit)
  expect(row?.prices).toEqual([7200, 6000, 6000, 7200])
  expect(await prices.kept({ kind: 'clear', ...days })).toMatchObject({ days: 2 })
  expect((await rowUnder(plan, unit)).days).toEqual([])
})

test('a day of a plan changed by its form is listed and undone like others', async () => {
  const unit = await property.addUnit({ base_price: 8000 })
  const plan = await percentOff({ units: [unit] })
  await property.add('day-rates', {
    accommodation_unit: unit,
    rate_plan: plan,
    day: from,
    title: 'Akcia',
    price: 5000,
  })
  const [last] = await prices.changes()
  expect(last).toMatchObject({ kind: 'day_create', rate_plan: plan, units: [unit] })
  expect((await prices.undo(last?.id ?? '')).status).toBe(200)
  expect((await rowUnder(plan, unit)).prices[0]).toBe(7200)
})

test('an unknown plan, and a unit that the plan is not for, are refused', async () => {
  const [unit, other] = [await property.addUnit(), await property.addUnit()]
  const plan = await percentOff({ units: [unit] })
  const set = { kind: 'set', from, to, values: { min_nights: 2 } }
  expect(await prices.change({ ...set, units: [unit, other], rate_plan: plan })).toMatchObject({
    status: 400,
    body: { fields: [{ path: 'units.1', code: 'invalid_value' }] },
  })
  const unknown = crypto.randomUUID()
  expect(await prices.change({ ...set, units: [unit], rate_plan: unknown })).toMatchObject({
    status: 400,
    body: { fields: [{ path: 'rate_plan', code: 'not_found' }] },
  })
  expect(
    await property.call('GET', `/price-calendar?from=${from}&to=${to}&rate_plan=${unknown}`),
  ).toMatchObject({ status: 400 })
  const { id } = await prices.kept({ ...set, units: [unit], rate_plan: plan })
  await prices.kept({ kind: 'clear', from, to, units: [unit], rate_plan: plan })
  expect(await property.call('DELETE', `/rate-plans/${plan}`)).toMatchObject({ status: 200 })
  expect(await prices.undo(id)).toMatchObject({
    status: 409,
    body: { details: { changes: [{ refusal: { reason: 'gone' } }] } },
  })
})
