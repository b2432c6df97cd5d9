import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestApi } from '../../testing/test-api.ts'
import { aGuest, aStay, type TestProperty } from '../../testing/test-property.ts'
import { startTestProperty } from '../../testing/fixtures/small-property.ts'

let api: TestApi
let property: TestProperty
beforeAll(async () => {
  ;({ api, property } = await startTestProperty())
})
afterAll(() => api.close())

const done = async (answer: ReturnType<TestProperty['call']>) => {
  const { status, body } = await answer
  expect(status, JSON.stringify(body)).toBe(200)
  return body
}

/** Two adults from 12 March at 83 € a night with the tax. */
async function aBookedStay(departure: string) {
  const unit = await property.addUnit()
  const body = { stays: [aStay(unit, '2027-03-12', departure)], guest: aGuest }
  const { id } = (await done(property.call('POST', '/reservations', body))) as { id: string }
  return { id, unit }
}

test('names the units that are free for a move; the own nights of the reservation count as free', async () => {
  const stay = await aBookedStay('2027-03-14')
  const other = await property.addUnit()
  const taken = [aStay(other, '2027-03-12', '2027-03-14')]
  const guest = { last_name: 'Iná', phone: '+421900111444' }
  await done(property.call('POST', '/reservations', { stays: taken, guest }))
  const path = `/reservations/${stay.id}/availability?from=2027-03-12&to=2027-03-14&adults=2`
  const units = (await done(property.call('GET', path))) as {
    accommodation_unit: string
    refusals: { code: string }[]
  }[]
  const codesOf = (id: string) =>
    units.find(({ accommodation_unit }) => accommodation_unit === id)?.refusals.map(({ code }) => code)
  expect(codesOf(stay.unit)).not.toContain('taken')
  expect(codesOf(other)).toContain('taken')
})

test('swaps the rooms of two reservations in one step, each on its days, or changes neither', async () => {
  const [mine, other] = [await aBookedStay('2027-03-14'), await aBookedStay('2027-03-15')]
  const staysOf = async (id: string) =>
    (
      (await done(property.call('GET', `/reservations/${id}`))) as {
        stays: { id: string; accommodation_unit: { id: string }; departure: string }[]
      }
    ).stays
  const [[own], [theirs]] = [await staysOf(mine.id), await staysOf(other.id)]
  const body = { stay: own?.id, with: { reservation: other.id, stay: theirs?.id } }
  const path = `/reservations/${mine.id}/room-swap`
  const shown = await done(property.call('POST', `${path}?dry_run`, body))
  expect(shown).toMatchObject({ changed: { difference: 0 }, other: { difference: 0 } })
  expect(await staysOf(mine.id)).toMatchObject([{ accommodation_unit: { id: mine.unit } }])

  const wrong = await property.call('POST', path, { ...body, expected_other_total: 1 })
  expect(wrong).toMatchObject({ status: 409, body: { code: 'price_changed' } })
  expect(await staysOf(mine.id)).toMatchObject([{ accommodation_unit: { id: mine.unit } }])

  await done(property.call('POST', path, body))
  expect(await staysOf(mine.id)).toMatchObject([
    { accommodation_unit: { id: other.unit }, departure: '2027-03-14' },
  ])
  expect(await staysOf(other.id)).toMatchObject([
    { accommodation_unit: { id: mine.unit }, departure: '2027-03-15' },
  ])
  // The nights follow: each room is taken until the departure of its new guest.
  const free = (unit: string, from: string) =>
    property.call('POST', '/reservations', { stays: [aStay(unit, from, '2027-03-16')], guest: aGuest })
  expect(await free(mine.unit, '2027-03-14')).toMatchObject({ status: 409, body: { code: 'nights_taken' } })
  await done(free(other.unit, '2027-03-14'))
})

test('swaps two rooms of one reservation; the persons of its rooming list go along, its own nights are no obstacle', async () => {
  const units = [await property.addUnit(), await property.addUnit()]
  const [first = '', second = ''] = units
  const stays = [aStay(first, '2027-04-12', '2027-04-14'), aStay(second, '2027-04-12', '2027-04-15')]
  const { id } = (await done(property.call('POST', '/reservations', { stays, guest: aGuest }))) as {
    id: string
  }
  const read = async () =>
    (
      (await done(property.call('GET', `/reservations/${id}`))) as {
        stays: { id: string; accommodation_unit: { id: string }; departure: string }[]
      }
    ).stays
  const [one, other] = await read()
  const person = { id: null, birth_date: null, nationality: null, email: null, phone: null, note: null }
  const eva = { ...person, stay: one?.id, first_name: 'Eva', last_name: 'Malá', is_child: false }
  const list = `/reservations/${id}/rooming-list`
  await done(property.call('PUT', list, { persons: [eva] }))
  const body = { stay: one?.id, with: { reservation: id, stay: other?.id } }
  await done(property.call('POST', `/reservations/${id}/room-swap`, body))
  const after = await read()
  const departureOf = (unit: string) =>
    after.find(({ accommodation_unit }) => accommodation_unit.id === unit)?.departure
  expect([departureOf(first), departureOf(second)]).toEqual(['2027-04-15', '2027-04-14'])
  const { persons } = (await done(property.call('GET', list))) as { persons: { stay: string }[] }
  expect(after.find((stay) => stay.id === persons[0]?.stay)?.accommodation_unit.id).toBe(second)
})
