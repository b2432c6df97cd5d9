import type { RoomingList } from '@dvor/contract/guests/rooming-list.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestProperty } from '../testing/fixtures/small-property.ts'
import { adminToken } from '../testing/sign-in.ts'
import type { TestApi } from '../testing/test-api.ts'
import { aGuest, aStay, type TestProperty } from '../testing/test-property.ts'

let api: TestApi
let property: TestProperty
beforeAll(async () => {
  ;({ api, property } = await startTestProperty())
})
afterAll(() => api.close())

const person = (first_name: string, stay: string | null, more: Record<string, unknown> = {}) => ({
  id: null,
  stay,
  first_name,
  last_name: 'Skupinová',
  birth_date: null,
  nationality: null,
  email: null,
  phone: null,
  note: null,
  is_child: false,
  ...more,
})

/** A reservation of two rooms for two persons each. */
async function aGroup(arrival: string, departure: string) {
  const units = [property.unit, await property.addUnit()]
  const stays = units.map((unit) => aStay(unit, arrival, departure))
  const booked = await property.call('POST', '/reservations', { stays, guest: aGuest })
  expect(booked.status, JSON.stringify(booked.body)).toBe(200)
  const { id } = booked.body as { id: string }
  const record = (await property.call('GET', `/reservations/${id}`)).body as { stays: { id: string }[] }
  const path = `/reservations/${id}/rooming-list`
  const save = (...persons: unknown[]) => property.call('PUT', path, { persons })
  const read = async () => (await property.call('GET', path)).body as RoomingList
  return { id, units, rooms: record.stays.map((stay) => stay.id), path, save, read }
}

test('a list is stored by rooms; wrong rows are named one by one and change nothing', async () => {
  const group = await aGroup('2027-03-12', '2027-03-14')
  const [first = '', second = ''] = group.rooms
  const eva = person('Eva', first, { birth_date: '1980-02-01', nationality: 'SK', email: 'eva@example.com' })
  expect(await group.save(eva, person('Ján', null))).toMatchObject({ status: 200 })
  const stored = await group.read()
  expect(stored.persons).toMatchObject([
    { first_name: 'Eva', stay: first, birth_date: '1980-02-01' },
    { first_name: 'Ján', stay: null },
  ])

  const wrong = await group.save(
    person('Eva', first),
    person('EVA', second),
    person('Ivo', second),
    person('Oto', second),
    person('Pavol', crypto.randomUUID()),
  )
  expect(wrong).toMatchObject({
    status: 400,
    body: {
      code: 'invalid',
      fields: [
        { path: 'persons.1.last_name', code: 'not_unique' },
        { path: 'persons.3.stay', code: 'too_many' },
        { path: 'persons.4.stay', code: 'invalid_choice' },
      ],
    },
  })
  expect(await group.read()).toEqual(stored)

  const call = { token: await adminToken(api), body: { persons: [] }, headers: { 'if-match': '"other"' } }
  expect(await api.call('PUT', group.path, call)).toMatchObject({ status: 409, body: { code: 'stale' } })
  const found = (await property.call('GET', '/search?q=skupinova eva')).body as { groups: unknown[] }
  expect(found.groups).toMatchObject([{ name: 'guests', hits: [{ id: group.id, title: 'Eva Skupinová' }] }])
})

test('housekeeping sees how many persons sleep in a room; a cancelled order forgets all of them', async () => {
  const group = await aGroup('2027-04-12', '2027-04-14')
  await group.save(person('Eva', group.rooms[0] ?? ''))
  const path = '/housekeeping-sheet?from=2027-04-12&to=2027-04-12'
  const { days } = (await property.call('GET', path)).body as {
    days: { units: { id: string; arriving: { listed: number; listed_names: string[] } }[] }[]
  }
  const shown = group.units.map((unit) => days[0]?.units.find(({ id }) => id === unit)?.arriving)
  expect(shown).toMatchObject([
    { listed: 1, listed_names: ['Eva Skupinová'] },
    { listed: 0, listed_names: [] },
  ])

  await property.call('PUT', `/reservations/${group.id}`, { state: 'cancelled' })
  expect((await group.read()).persons).toEqual([])
  expect(await group.save(person('Eva', null))).toMatchObject({
    status: 409,
    body: { code: 'transition_not_allowed' },
  })
})

test('rooms that change keep their persons; one who erases the own address leaves the lists of others', async () => {
  const group = await aGroup('2027-05-12', '2027-05-14')
  const [first = '', second = ''] = group.rooms
  const email = 'lea.zoznamova@example.com'
  await group.save(person('Lea', first, { email }), person('Ivo', second))
  const [kept = ''] = group.units
  await property.call('POST', `/reservations/${group.id}/stays`, {
    stays: [aStay(kept, '2027-05-13', '2027-05-15')],
  })
  expect((await group.read()).persons).toMatchObject([
    { first_name: 'Lea', stay: first },
    { first_name: 'Ivo', stay: null },
  ])
  await property.call('POST', '/personal-data/erasures', { email })
  expect((await group.read()).persons).toMatchObject([{ first_name: 'Ivo' }])
})
