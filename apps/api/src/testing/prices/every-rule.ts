import { addAdvent } from '../fixtures/a-package.ts'
import { addRide } from '../fixtures/a-service.ts'
import { aWholeHouse, close, type WholeHouse } from '../fixtures/a-whole-house.ts'
import { aStay, book, type TestProperty } from '../test-property.ts'

/** A property with a rule of every kind for its first room, and one plan besides the usual one. */
export interface EveryRule extends WholeHouse {
  /** Id of the plan for early bookings. */
  early: string
}

const discount = { direction: 'discount', effect: 'percent', value: 1000 }

export async function openEveryRule(): Promise<EveryRule> {
  const at = await aWholeHouse({ rooms_discount: 10 })
  const { property, rooms } = at
  const [room = ''] = rooms
  await property.settings({ age_bands: [{ label: 'Dieťa do 12', up_to_age: 12, percent: 50 }] })
  await property.call('PUT', `/accommodation-units/${room}`, {
    price_basis: 'occupancy',
    occupancy_prices: [6000],
    min_nights: 2,
  })
  const july = { valid_from: '2027-07-01', valid_to: '2027-07-31' }
  await property.addPrice({ title: 'Leto', ...july, price: 10_000, max_nights: 14 })
  await property.addPrice({ title: 'Nedele', ...july, price: 9000, weekdays: [7], priority: 2 })
  await property.addPrice({
    title: 'Celý rok',
    valid_from: '2027-01-01',
    valid_to: '2028-02-01',
    price: 8500,
  })
  await property.addPrice({ title: 'Leto domu', ...july, price: 50_000, accommodation_unit: at.whole })
  const ofRoom = { accommodation_unit: room, title: 'Slávnosť' }
  await property.add('day-rates', { ...ofRoom, day: '2027-07-10', price: 15_000, min_nights: 1 })
  await property.add('day-rates', { ...ofRoom, day: '2027-07-20', closed_to_arrival: true })
  await addRules(property)
  const early = await property.add('rate-plans', { title: 'Skorá', days_from: 100, ...discount })
  const ownPrice = { title: 'Skoré leto', ...july, price: 7000, max_nights: 14, rate_plan: early }
  await property.addPrice(ownPrice)
  for (const [from, to] of [
    ['2027-09-01', '2027-09-04'],
    ['2027-09-05', '2027-09-08'],
  ] as const)
    await book(at.api, [aStay(room, from, to)])
  await close(at, room, '2027-08-10', '2027-08-11')
  await addExtras(property, at.whole)
  return { ...at, early }
}

/** A rule of each kind, and two discounts that exclude each other. */
async function addRules(property: TestProperty): Promise<void> {
  for (const rule of [
    { title: 'Jediná noc', kind: 'single_night', direction: 'surcharge', effect: 'night', value: 1000 },
    { title: 'Týždeň', kind: 'length_of_stay', nights_from: 7 },
    { title: 'Vopred', kind: 'early_bird', days_from: 150 },
    { title: 'Na poslednú chvíľu', kind: 'last_minute', days_to: 20 },
    { title: 'Medzera', kind: 'gap', nights_to: 1 },
    { title: 'Menšia', kind: 'length_of_stay', nights_from: 7, value: 100, combines: false },
    { title: 'Väčšia', kind: 'length_of_stay', nights_from: 7, value: 200, combines: false },
  ])
    await property.add('price-rules', { ...discount, combines: true, ...rule })
}

/** Activities of the room and of the whole, a package and a mandatory service. */
async function addExtras(property: TestProperty, whole: string): Promise<void> {
  const half = [{ label: 'Deti do 12', up_to_age: 12, percent: 50 }]
  await addRide(property, {
    title: 'Jazda',
    child_prices: half,
    min_age: 6,
    season_from: '2027-07-01',
    season_to: '2027-07-31',
  })
  await addRide(property, { title: 'Sauna domu', units: [whole] })
  await addAdvent(property)
  await property.add('common-services', {
    title: 'Raňajky',
    price: 900,
    price_unit: 'person_night',
    vat_kind: 'food',
    mandatory: true,
    child_prices: half,
  })
}
