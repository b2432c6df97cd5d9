import {
  housekeepingSheet,
  type HousekeepingSheet,
  type KitchenSheet,
  type UnitGuests,
} from '@dvor/contract/insight/day-sheets.ts'
import type { PriceBreakdown, StayRequest } from '@dvor/contract/pricing/quotes.ts'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { aStay, type TestProperty } from '../../testing/test-property.ts'
import type { TestApi } from '../../testing/test-api.ts'
import { PropertyPerTest } from '../../testing/fixtures/property-per-test.ts'

interface Reservation {
  price: PriceBreakdown
}

const properties = new PropertyPerTest()
let api: TestApi
let property: TestProperty
beforeEach(async () => {
  ;({ api, property } = await properties.open())
})
afterAll(() => properties.close())

const [wednesday, thursday, friday] = ['2027-03-10', '2027-03-11', '2027-03-12']
const range = `from=${wednesday}&to=${friday}`
const kitchen = async () => (await property.call('GET', `/kitchen-sheet?${range}`)).body as KitchenSheet
const housekeeping = async () =>
  (await property.call('GET', `/housekeeping-sheet?${range}`)).body as HousekeepingSheet

const addService = (title: string, price_unit: string, meal?: string) =>
  property.add('common-services', {
    title,
    price: 1_000,
    price_unit,
    vat_kind: 'food',
    ...(meal && { meal }),
  })

async function reserve(last_name: string, stays: StayRequest[], services: string[], more: object = {}) {
  const common_services = services.map((common_service) => ({ common_service, quantity: 1 }))
  const body = { stays, common_services, guest: { last_name, phone: '+421 900 111 222' }, state: 'confirmed' }
  const answer = await property.call('POST', '/reservations', { ...body, ...more })
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.body))
  return (answer.body as { id: string }).id
}

test('the sheets are for the owner only, and at most for a month', async () => {
  for (const path of ['/kitchen-sheet', '/housekeeping-sheet']) {
    expect((await api.call('GET', `${path}?${range}`)).status).toBe(401)
    expect((await property.call('GET', `${path}?from=${friday}&to=${wednesday}`)).status).toBe(400)
    expect((await property.call('GET', `${path}?from=2027-03-01&to=2027-04-01`)).status).toBe(400)
    expect((await property.call('GET', `${path}?from=2027-03-01&to=2027-03-31`)).status).toBe(200)
  }
})

test('a service is no meal until the owner marks it as one', async () => {
  const breakfast = await addService('Raňajky', 'person_night')
  await reserve('Skorý', [aStay(property.unit, wednesday, friday)], [breakfast])
  expect((await kitchen()).days.flatMap(({ rows }) => rows)).toEqual([])
  await property.call('PUT', `/common-services/${breakfast}`, { meal: 'breakfast' })
  expect((await kitchen()).days.map(({ total }) => total.breakfast)).toEqual([0, 2, 2])
})

test('the kitchen sees meals by days with ages, notes and meals whose day is agreed', async () => {
  const [half, feast] = [
    await addService('Polpenzia', 'person_night', 'half_board'),
    await addService('Slávnostná večera', 'person', 'dinner'),
  ]
  const family = aStay(property.unit, wednesday, friday, { adults: 2, children_ages: [7] })
  await reserve('Sýta', [family], [half, feast], { note: 'Jedno dieťa bez lepku' })
  const gone = await reserve('Zrušená', [aStay(await property.addUnit(), wednesday, friday)], [half])
  await property.call('PUT', `/reservations/${gone}`, { state: 'cancelled' })
  const { days } = await kitchen()
  expect(days.map(({ day, total }) => [day, total.breakfast, total.lunch, total.dinner])).toEqual([
    [wednesday, 0, 0, 3],
    [thursday, 3, 0, 3],
    [friday, 3, 0, 0],
  ])
  expect(days[1]?.rows).toMatchObject([
    {
      guest_name: 'Sýta',
      adults: 2,
      children_ages: [7],
      note: 'Jedno dieťa bez lepku',
      by_agreement: [{ title: 'Slávnostná večera', quantity: 1 }],
    },
  ])
})

test('a meal that is offered with some units is cooked for their guests alone', async () => {
  const dinner = await addService('Večera', 'person_night', 'dinner')
  const [cottage, room] = [property.unit, await property.addUnit()]
  await property.call('PUT', `/common-services/${dinner}`, { units: [cottage] })
  const family = aStay(room, wednesday, friday, { adults: 2, children_ages: [7] })
  const id = await reserve('Dvojizbová', [aStay(cottage, wednesday, friday), family], [dinner])
  const { price } = (await property.call('GET', `/reservations/${id}`)).body as Reservation
  expect(price.lines.find(({ label }) => label === 'Večera')?.quantity).toBe(4)
  expect((await kitchen()).days.map(({ total }) => total.dinner)).toEqual([2, 2, 0])
})

test('a child in a cot who pays for a meal has a portion, one who pays nothing has none', async () => {
  const [paid, free] = [
    await addService('Detské menu', 'person_night', 'dinner'),
    await addService('Večera', 'person_night', 'dinner'),
  ]
  const child_prices = [{ label: 'Dieťa do 6 rokov', up_to_age: 6, percent: 30 }]
  await property.call('PUT', `/common-services/${paid}`, { child_prices })
  const withBaby = async () =>
    aStay(await property.addUnit(), wednesday, thursday, { adults: 2, children_ages: [1] })
  await reserve('Menu', [await withBaby()], [paid])
  await reserve('Bez', [await withBaby()], [free])
  const [day] = (await kitchen()).days
  expect(day?.rows.map(({ guest_name, portions }) => [guest_name, portions.dinner])).toEqual([
    ['Menu', 3],
    ['Bez', 2],
  ])
})

test('a move to another unit doubles no meal', async () => {
  const half = await addService('Polpenzia', 'person_night', 'half_board')
  const moved = [aStay(property.unit, wednesday, thursday), aStay(await property.addUnit(), thursday, friday)]
  await reserve('Sťahovavá', moved, [half])
  const { days } = await kitchen()
  expect(days.map(({ total }) => [total.breakfast, total.dinner])).toEqual([
    [0, 2],
    [2, 2],
    [2, 0],
  ])
  expect(days[1]?.rows).toMatchObject([{ adults: 2, unit_codes: [expect.any(String)] }])
})

test('housekeeping sees who leaves, comes, stays and comes next, with cots and without meals', async () => {
  const [cot, breakfast] = [
    await addService('Detská postieľka', 'stay'),
    await addService('Raňajky', 'person_night', 'breakfast'),
  ]
  const { unit } = property
  const later = await property.addUnit()
  await reserve('Odchádza', [aStay(unit, '2027-03-08', thursday)], [])
  await reserve('Prichádza', [aStay(unit, thursday, '2027-03-14', { children_ages: [1] })], [cot, breakfast])
  await reserve('Neskôr', [aStay(later, '2027-03-20', '2027-03-22')], [])
  await reserve('Teraz', [aStay(later, '2027-03-08', friday)], [])
  const name = (guests: UnitGuests | null) => guests?.guest_name ?? null
  const sheet = await housekeeping()
  // Parsing drops what the schema does not name.
  expect(housekeepingSheet.parse(sheet)).toEqual(sheet)
  const seen = sheet.days.map(({ units }) =>
    units.map((one) => [name(one.departing), name(one.arriving), name(one.staying), name(one.next)]),
  )
  expect(seen).toEqual([
    [
      [null, null, 'Odchádza', 'Prichádza'],
      [null, null, 'Teraz', 'Neskôr'],
    ],
    [
      ['Odchádza', 'Prichádza', null, null],
      [null, null, 'Teraz', 'Neskôr'],
    ],
    [
      ['Teraz', null, null, 'Neskôr'],
      [null, null, 'Prichádza', null],
    ],
  ])
  expect(sheet.days[1]?.units[0]?.arriving).toMatchObject({
    children_ages: [1],
    services: [{ title: 'Detská postieľka', quantity: 1 }],
  })
})
