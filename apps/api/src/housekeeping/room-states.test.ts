import type { RoomNow, RoomState } from '@dvor/contract/housekeeping/rooms.ts'
import type { HousekeepingSheet } from '@dvor/contract/insight/day-sheets.ts'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { PropertyPerTest } from '../testing/fixtures/property-per-test.ts'
import { rowsOf } from '../testing/empty-database.ts'
import { roleToken, tokenWith } from '../testing/sign-in.ts'
import type { TestApi } from '../testing/test-api.ts'
import { aStay, type TestProperty } from '../testing/test-property.ts'

const properties = new PropertyPerTest()
let api: TestApi
let property: TestProperty
let cleaner: string
beforeEach(async () => {
  ;({ api, property } = await properties.open())
  cleaner = await roleToken(api, 'housekeeping')
})
afterAll(() => properties.close())

const today = '2027-03-10'

async function roomNow(unit = property.unit): Promise<RoomNow> {
  const rooms = (await property.call('GET', '/room-states')).body as RoomNow[]
  const room = rooms.find((one) => one.unit === unit)
  if (!room) throw new Error('the room is let')
  return room
}

const change = (from: RoomState, to: RoomState, token = cleaner, unit = property.unit) =>
  api.call('PUT', `/room-states/${unit}`, { token, body: { from, to } })

async function reserve(arrival: string, departure: string, unit = property.unit, more: object = {}) {
  const body = {
    stays: [aStay(unit, arrival, departure, more)],
    guest: { last_name: 'Hosť', phone: '+421 900 111 222' },
    state: 'confirmed',
  }
  const answer = await property.call('POST', '/reservations', body)
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.body))
  return (answer.body as { id: string }).id
}

const move = async (id: string, state: string) =>
  expect((await property.call('PUT', `/reservations/${id}`, { state, register_later: true })).status).toBe(
    200,
  )

test('a night slept makes a room dirty; the cleaner and the owner lead it on, with name and time', async () => {
  expect(await roomNow()).toMatchObject({ state: 'clean', changed_by: null })
  await reserve('2027-03-08', today)
  expect((await roomNow()).state).toBe('dirty')
  expect((await change('dirty', 'cleaning')).status).toBe(200)
  expect((await change('cleaning', 'clean')).body).toMatchObject({
    state: 'clean',
    changed_by: expect.stringContaining('housekeeping') as string,
    changed_at: expect.any(String) as string,
  })
  expect((await change('clean', 'checked')).status).toBe(403)
  expect(
    (await property.call('PUT', `/room-states/${property.unit}`, { from: 'clean', to: 'checked' })).status,
  ).toBe(200)
  expect((await roomNow()).state).toBe('checked')
})

test('a repeated change stays as it is, one from another state is refused with what is now', async () => {
  await reserve('2027-03-08', today)
  await change('dirty', 'clean')
  expect((await change('dirty', 'clean')).status).toBe(200)
  const refused = await change('dirty', 'cleaning')
  expect(refused.status).toBe(409)
  expect(refused.body).toMatchObject({ code: 'stale', details: { unit: property.unit, state: 'clean' } })
  expect((await roomNow()).state).toBe('clean')
})

test('of two devices that change a room at once, one wins and the other learns of it', async () => {
  await reserve('2027-03-08', today)
  const answers = await Promise.all([change('dirty', 'cleaning'), change('dirty', 'clean')])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  const winner = answers.find(({ status }) => status === 200)?.body as RoomNow
  expect((await roomNow()).state).toBe(winner.state)
  // Control: one after the other, both pass.
  await property.call('PUT', `/room-states/${property.unit}`, { from: winner.state, to: 'dirty' })
  expect((await change('dirty', 'cleaning')).status).toBe(200)
  expect((await change('cleaning', 'clean')).status).toBe(200)
})

test('guests who were to stay and leave after the cleaning make the room dirty again', async () => {
  const id = await reserve('2027-03-08', '2027-03-12')
  await move(id, 'checked_in')
  await change('dirty', 'clean')
  expect((await roomNow()).state).toBe('clean')
  const left = await property.call('POST', `/reservations/${id}/early-departure`, {
    departure: today,
    fee: 'no_fee',
  })
  expect(left.status).toBe(200)
  expect((await roomNow()).state).toBe('clean')
  await move(id, 'completed')
  expect((await roomNow()).state).toBe('dirty')
})

test('the night after a cleaning makes the room dirty in the morning', async () => {
  await reserve(today, '2027-03-12')
  await change('clean', 'checked')
  expect((await roomNow()).state).toBe('clean')
  api.clock.set('2027-03-11T08:00:00Z')
  cleaner = await roleToken(api, 'housekeeping')
  expect((await roomNow()).state).toBe('dirty')
})

test('a stay of a whole house makes each of its rooms dirty', async () => {
  const other = await property.addUnit()
  const whole = await property.addUnit({ let_as: 'building', capacity: 4 })
  await reserve('2027-03-08', today, whole)
  expect([(await roomNow()).state, (await roomNow(other)).state]).toEqual(['dirty', 'dirty'])
})

test('a night that a portal sold makes a room dirty, too', async () => {
  await rowsOf(
    api.connection,
    `with sale as (insert into feed_events (id, uid, arrival, departure, sold_unit, sold_by)
      values (gen_random_uuid(), 'x', '2027-03-09', '2027-03-10', '${property.unit}', 'Portál') returning id)
    insert into room_nights (unit, night, feed_event) select '${property.unit}', '2027-03-09', id from sale`,
  )
  expect((await roomNow()).state).toBe('dirty')
  await change('dirty', 'clean')
  expect((await roomNow()).state).toBe('clean')
})

test('the sheet tells the work of each room, in the order of arrivals or as planned', async () => {
  const [early, late] = [await property.addUnit(), await property.addUnit()]
  await reserve('2027-03-08', today, early)
  await reserve('2027-03-07', '2027-03-14', property.unit)
  await reserve(today, '2027-03-12', late, { children_ages: [1] })
  const sheet = async () => {
    const { body } = await api.call('GET', `/housekeeping-sheet?from=${today}&to=${today}`, {
      token: cleaner,
    })
    return (body as HousekeepingSheet).days[0]?.units ?? []
  }
  const seen = await sheet()
  expect(seen.map(({ id, work }) => [id, work.kind, work.linen, work.cots.bring])).toEqual([
    [late, 'arrival', false, 1],
    [early, 'departure', true, 0],
    [property.unit, 'stay', true, 0],
  ])
  expect(JSON.stringify(seen)).not.toMatch(/Hosť|guest_name|number|\+421/)
  const [{ id: person }] = (await property.call('GET', '/users?role=housekeeping')).body as [{ id: string }]
  const rooms = [property.unit, early, late].map((unit, position) => ({ unit, position, cleaner: person }))
  const plan = { day: today, rooms }
  expect((await api.call('PUT', '/cleaning-plans', { token: cleaner, body: plan })).status).toBe(403)
  expect((await property.call('PUT', '/cleaning-plans', plan)).status).toBe(200)
  await property.call('PUT', '/cleaning-plans', { day: today, rooms: [{ unit: late, until: '13:30' }] })
  const body = { day: today, note: 'Kľúč je u mňa' }
  expect((await api.call('PUT', `/cleaning-notes/${late}`, { token: cleaner, body })).status).toBe(200)
  const planned = await sheet()
  expect(planned.map(({ id }) => id)).toEqual([property.unit, early, late])
  expect(planned[2]?.plan).toMatchObject({ cleaner: person, until: '13:30', note: 'Kľúč je u mňa' })
  const nobody = { day: today, rooms: [{ unit: late, cleaner: crypto.randomUUID() }] }
  expect((await property.call('PUT', '/cleaning-plans', nobody)).status).toBe(400)
})

test('a room left dirty yesterday is on the sheet of today', async () => {
  await reserve('2027-03-07', '2027-03-09')
  const { body } = await property.call('GET', `/housekeeping-sheet?from=${today}&to=2027-03-11`)
  const { days } = body as HousekeepingSheet
  expect(days.map(({ units }) => units.map(({ work }) => work.kind))).toEqual([['leftover'], []])
})

test('rooms are seen with their permission alone, and colleagues by everybody of the property', async () => {
  expect((await api.call('GET', '/room-states')).status).toBe(401)
  const bookkeeper = await roleToken(api, 'accountant')
  expect((await api.call('GET', '/room-states', { token: bookkeeper })).status).toBe(403)
  const reader = await tokenWith(api, ['housekeeping.read'])
  expect((await api.call('GET', '/room-states', { token: reader })).status).toBe(200)
  expect((await change('clean', 'dirty', reader)).status).toBe(403)
  expect((await change('clean', 'dirty', cleaner, crypto.randomUUID())).status).toBe(404)
  const { body } = await api.call('GET', '/colleagues', { token: reader })
  expect(body).toContainEqual(expect.objectContaining({ cleans: true, name: expect.any(String) as string }))
})
