import type { ResourcePlan } from '@dvor/contract/insight/day-sheets.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  addRide,
  aSeat,
  freeOn,
  holdSeats,
  openRideProperty,
  saturday,
  tryHold,
  type Ride,
} from '../../testing/fixtures/a-service.ts'
import { codeOf } from '../../testing/fixtures/read-reservation.ts'
import type { TestApi } from '../../testing/test-api.ts'
import type { TestProperty } from '../../testing/test-property.ts'

let api: TestApi
let property: TestProperty
let close: () => Promise<void>
beforeAll(async () => {
  ;({ api, property, close } = await openRideProperty())
})
afterAll(() => close())

/** Two horses and one arena, riding that needs both, and a ride for children half an hour later. */
async function stable() {
  const horses = await property.add('resources', { title: 'Kone', quantity: 2 })
  const arena = await property.add('resources', { title: 'Jazdiareň', quantity: 1 })
  const horse = { resource: horses, quantity: 1, per: 'person' }
  const riding = await addRide(property, {
    title: 'Jazda',
    resources: [horse, { resource: arena, quantity: 1, per: 'time' }],
  })
  const children = await addRide(
    property,
    { title: 'Povodenie', resources: [horse] },
    { time_from: '10:30', time_to: '11:30' },
  )
  return { horses, arena, riding, children }
}

const free = (rides: Ride[], day?: string) => Promise.all(rides.map((ride) => freeOn(api, ride, day)))
const issueOf = ({ body }: { body: unknown }) => (body as { fields?: unknown[] }).fields?.[0]

test('seats are limited by what all services use at the same moment', async () => {
  const { riding, children } = await stable()
  const later = await addRide(property, {}, { time_from: '11:00', time_to: '12:00' })
  expect(await free([riding, children, later])).toEqual([2, 2, 4])
  await holdSeats(api, [aSeat(riding, 1)])
  expect(await free([riding, children])).toEqual([1, 1])
  const refused = await tryHold(api, { services: [aSeat(children, 2)] })
  expect(refused).toMatchObject({
    status: 409,
    body: { code: 'seats_taken', details: { services: [{ refusals: [{ code: 'full', free: 1 }] }] } },
  })
  await holdSeats(api, [aSeat(children, 1)])
  expect(await free([riding, children])).toEqual([0, 0])
  expect(await free([riding, children], '2027-03-20')).toEqual([2, 2])
})

test('an arena is needed once for all riders of a time, and by one time only', async () => {
  const { arena, riding } = await stable()
  const show = await addRide(
    property,
    { price_unit: 'group', resources: [{ resource: arena, quantity: 1, per: 'booking' }] },
    { time_from: '10:30', time_to: '12:00', capacity: 10 },
  )
  expect(await free([riding, show])).toEqual([2, 10])
  await holdSeats(api, [aSeat(riding, 1)])
  await holdSeats(api, [aSeat(riding, 1)])
  expect(await free([riding, show])).toEqual([0, 0])
  expect(codeOf(await tryHold(api, { services: [aSeat(show, 2)] }))).toBe('seats_taken')
})

test('two services of one order cannot use the same horse', async () => {
  const { riding, children } = await stable()
  const both = await tryHold(api, { services: [aSeat(riding, 1), aSeat(children, 2)] })
  expect(both).toMatchObject({ status: 409, body: { code: 'seats_taken' } })
  expect((await tryHold(api, { services: [aSeat(riding, 1), aSeat(children, 1)] })).status).toBe(200)
})

test('a closure takes a resource away for its hours, and is on the plan of the day', async () => {
  const { horses, riding, children } = await stable()
  const closed = { resource: horses, day_from: saturday, day_to: saturday, reason: 'Kováč' }
  const closure = await property.add('resource-closures', {
    ...closed,
    time_from: '08:00',
    time_to: '10:30',
    quantity: 1,
  })
  expect(await free([riding, children])).toEqual([1, 2])
  const { service, slot } = children
  await holdSeats(api, [aSeat({ service, slot }, 2)])
  const day = async () => {
    const { body } = await property.call('GET', `/resource-plan?from=${saturday}&to=${saturday}`)
    return (body as ResourcePlan).days[0]?.resources.find(({ id }) => id === horses)
  }
  expect(await day()).toMatchObject({
    title: 'Kone',
    quantity: 2,
    uses: [{ title: 'Povodenie', time_from: '10:30', persons: 2, quantity: 2 }],
    closures: [{ time_from: '08:00', time_to: '10:30', quantity: 1, reason: 'Kováč' }],
    is_overused: false,
  })
  await property.call('PUT', `/resource-closures/${closure}`, { time_from: null, time_to: null })
  expect(await day()).toMatchObject({ is_overused: true })
  expect(await free([riding, children])).toEqual([0, 0])
})

test('a hall is taken on the days of an agreed enquiry', async () => {
  const hall = await property.add('halls', { title: `Sála ${Date.now()}` })
  const resource = await property.add('resources', { title: 'Sála', quantity: 1, hall })
  const dance = await addRide(property, { resources: [{ resource, quantity: 1, per: 'time' }] })
  await api.api.db.execute(`insert into hall_demands (id, state, hall, name, email, day_from, day_to)
    values (gen_random_uuid(), 'new', '${hall}', 'Svadba', 's@example.com', '2027-03-12', '2027-03-13')`)
  expect(await freeOn(api, dance)).toBe(4)
  await api.api.db.execute(`update hall_demands set state = 'booked' where hall = '${hall}'`)
  expect(await free([dance, dance])).toEqual([0, 0])
  expect(await freeOn(api, dance, '2027-03-20')).toBe(4)
})

test('a time in the night in which the clock goes forward overlaps what it really overlaps', async () => {
  const horses = await property.add('resources', { title: 'Nočné kone', quantity: 1 })
  const resources = [{ resource: horses, quantity: 1, per: 'person' }]
  const night = { weekday: 7, capacity: 4 }
  // On 28 March 2027 two o'clock becomes three: the first one ends when the second one begins.
  const first = await addRide(property, { resources }, { ...night, time_from: '01:00', time_to: '02:00' })
  const second = await addRide(property, { resources }, { ...night, time_from: '03:00', time_to: '04:00' })
  const over = await addRide(property, { resources }, { ...night, time_from: '01:30', time_to: '03:30' })
  await holdSeats(api, [aSeat(first, 1, '2027-03-28')])
  expect(await free([second, over], '2027-03-28')).toEqual([1, 0])
})

test('declarations that contradict each other are refused when they are made', async () => {
  const { horses, riding } = await stable()
  const service = (resources: object[]) => property.call('PUT', `/services/${riding.service}`, { resources })
  const need = { resource: horses, per: 'booking' }
  expect(issueOf(await service([{ ...need, quantity: 3 }]))).toEqual({
    path: 'resources.0.quantity',
    code: 'too_big',
  })
  expect(issueOf(await service([{ ...need, quantity: 1, resource: riding.slot }]))).toEqual({
    path: 'resources.0.resource',
    code: 'not_found',
  })
  expect((await service([{ ...need, quantity: 2 }])).status).toBe(200)
  expect(issueOf(await property.call('PUT', `/resources/${horses}`, { quantity: 1 }))).toEqual({
    path: 'quantity',
    code: 'too_small',
  })
  expect(codeOf(await property.call('DELETE', `/resources/${horses}`))).toBe('in_use')
  const closure = { resource: horses, day_from: saturday, day_to: saturday, quantity: 3 }
  expect(issueOf(await property.call('POST', '/resource-closures', closure))).toEqual({
    path: 'quantity',
    code: 'too_big',
  })
  const halfOpen = { resource: horses, day_from: saturday, day_to: saturday, time_from: '10:00' }
  expect(issueOf(await property.call('POST', '/resource-closures', halfOpen))).toEqual({
    path: 'time_to',
    code: 'required',
  })
})
