import type { StayRequest } from '@dvor/contract/pricing/quotes.ts'
import { addDays } from '@dvor/format/days.ts'
import { expect, test } from 'vitest'
import { restrictionsFor } from '../availability/restrictions.ts'
import { agreedSlotService, slotLines } from '../services/slot-lines.ts'
import { isLargeGroup, personsOf } from '../reservation/approval.ts'
import { momentOf } from '../stay/moment.ts'
import { samplePlan, sampleRule } from '../testing/sample-rates.ts'
import { sampleSettings, sampleStay, sampleUnit } from '../testing/samples.ts'
import { sampleSlot, sampleSlotService } from '../testing/sample-services.ts'
import { priceStays, type PricedStay } from './price.ts'
import { rateTable, underPlan } from './rate-table.ts'

/**
 * The price list of a farm: six rooms at 28 € per person and night, 24 € from three nights, 22 € from seven; the whole
 * farm 690 € a night from two nights; groups above 20 persons by approval; riding 18 € for 30 minutes. Sold flexible, or
 * without a refund for a tenth less.
 */
const settings = { ...sampleSettings, stay_tax_rates: [], age_bands: [] }
const plans = [
  samplePlan({ id: '01900000-0000-7000-8000-000000000e00', title: 'Pružná', effect: 'none', value: 0 }),
  samplePlan({ order: 1 }),
]
const [flexible = null, nonRefundable = null] = plans
const roomIds = [1, 2, 3, 4, 5, 6].map((number) => `room-${number}`)
const less = { effect: 'person_night' as const, units: roomIds }
const rules = [
  sampleRule({ ...less, id: 'r3', title: 'Od 3 nocí', value: 400, nights_from: 3, nights_to: 6 }),
  sampleRule({ ...less, id: 'r7', title: 'Od 7 nocí', value: 600, nights_from: 7 }),
]
const rooms = roomIds.map((id) => {
  const unit = sampleUnit({ id, price_basis: 'person', base_price: 2800, capacity: 4, extra_beds: 0 })
  return rateTable(unit, [], rules, [], plans)
})
const farm = rateTable(
  sampleUnit({
    id: 'farm',
    let_as: 'property',
    base_price: 69_000,
    capacity: 24,
    extra_beds: 0,
    min_nights: 2,
  }),
  [],
  rules,
  [],
  plans,
)

const stayOf = (nights: number, adults: number): StayRequest =>
  sampleStay({ arrival: '2026-05-05', departure: addDays('2026-05-05', nights), adults })

/** The stays of parties in rooms, one room for each. */
const inRooms = (nights: number, ...parties: number[]): PricedStay[] =>
  parties.flatMap((adults, index) => {
    const table = rooms[index]
    return table ? [{ table, request: { ...stayOf(nights, adults), accommodation_unit: table.unit.id } }] : []
  })
const onFarm = (nights: number, adults: number): PricedStay[] => [
  { table: farm, request: { ...stayOf(nights, adults), accommodation_unit: 'farm' } },
]

const rideAt = (time_from: string, time_to: string, persons: number) => {
  const slot = sampleSlot({ time_from, time_to })
  const request = { service_slot: slot.id, day: '2026-05-06', persons }
  return agreedSlotService({ slot, service: sampleSlotService({ price: 1800 }) }, request)
}
const rides = slotLines([rideAt('10:00', '10:30', 2), rideAt('10:30', '11:00', 1)])

/** Total in euros under a plan, booked long before. */
function totalOf(stays: PricedStay[], plan = flexible, lines: typeof rides = []): number {
  const planned = stays.map(({ table, request }) => ({ table: underPlan(table, plan), request }))
  const input = { stays: planned, services: [], requestedServices: [], slotLines: lines, settings }
  return priceStays({ ...input, today: '2026-01-05' }).total / 100
}

test.each([
  ['two for two nights', totalOf(inRooms(2, 2)), 2 * 2 * 28],
  ['two for three nights', totalOf(inRooms(3, 2)), 3 * 2 * 24],
  ['two for six nights', totalOf(inRooms(6, 2)), 6 * 2 * 24],
  ['two for seven nights', totalOf(inRooms(7, 2)), 7 * 2 * 22],
  ['nine in three rooms for a night', totalOf(inRooms(1, 4, 3, 2)), 9 * 28],
  ['twenty-four in all rooms for three nights', totalOf(inRooms(3, 4, 4, 4, 4, 4, 4)), 3 * 24 * 24],
  ['two for three nights, not refundable', totalOf(inRooms(3, 2), nonRefundable), 3 * (2 * 28 * 0.9 - 2 * 4)],
  ['the whole farm for two nights', totalOf(onFarm(2, 24)), 2 * 690],
  ['the whole farm for a week', totalOf(onFarm(7, 10)), 7 * 690],
  ['the whole farm, not refundable', totalOf(onFarm(2, 10), nonRefundable), 2 * 621],
  ['two for two nights who ride', totalOf(inRooms(2, 2), flexible, rides), 2 * 2 * 28 + 3 * 18],
])('%s', (_name, total, byHand) => {
  expect(total).toBeCloseTo(byHand, 6)
})

test('the whole farm is not let for a single night', () => {
  const [one] = onFarm(1, 10)
  const [two] = onFarm(2, 10)
  const moment = momentOf('2026-04-01T10:00:00Z')
  const codes = (stay: PricedStay | undefined) =>
    stay && restrictionsFor({ ...stay, taken: new Map(), settings, moment }).map(({ code }) => code)
  expect(codes(one)).toEqual(['min_nights'])
  expect(codes(two)).toEqual([])
})

test('the owner confirms more than twenty persons, in rooms or on the whole farm', () => {
  const waits = (stays: PricedStay[]) =>
    isLargeGroup(personsOf(stays.map(({ request }) => request)), { approval_persons: 20 })
  expect(waits(inRooms(2, 4, 4, 4, 4, 4))).toBe(false)
  expect(waits(inRooms(2, 4, 4, 4, 4, 4, 1))).toBe(true)
  expect(waits(onFarm(2, 20))).toBe(false)
  expect(waits(onFarm(2, 21))).toBe(true)
})
