import type { StateVerdict } from '@dvor/contract/reservations/admin-reservations.ts'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { moveTo } from '../../testing/fixtures/a-past-stay.ts'
import { PropertyPerTest } from '../../testing/fixtures/property-per-test.ts'
import { tokenWith } from '../../testing/sign-in.ts'
import type { TestApi } from '../../testing/test-api.ts'
import { aStay, type TestProperty } from '../../testing/test-property.ts'

const properties = new PropertyPerTest()
let api: TestApi
let property: TestProperty
beforeEach(async () => {
  ;({ api, property } = await properties.open())
})
afterAll(() => properties.close())

async function booked(): Promise<string> {
  const { body } = await property.call('POST', '/reservations', {
    stays: [aStay(await property.addUnit(), '2027-03-10', '2027-03-12')],
    guest: { last_name: 'Novák', phone: '+421 900 111 222' },
  })
  return (body as { id: string }).id
}

const change = async (ids: string[], state: string, query = '') =>
  (await property.call('POST', `/reservation-states${query}`, { ids, state })).body as StateVerdict[]
const stateOf = async (id: string) =>
  ((await property.call('GET', `/reservations/${id}`)).body as { state: string }).state

test('shows which reservations could change, and changes those alone', async () => {
  const [first, second, cancelled] = [await booked(), await booked(), await booked()]
  await moveTo(property, cancelled, 'cancelled')
  const verdicts = [
    { id: first, refusal: null },
    { id: cancelled, refusal: 'transition_not_allowed' },
    { id: second, refusal: null },
  ]
  expect(await change([first, cancelled, second], 'checked_in', '?dry_run')).toEqual(verdicts)
  expect(await stateOf(first)).toBe('confirmed')
  expect(await change([first, cancelled, second, first], 'checked_in')).toEqual(verdicts)
  expect(await change([first], 'checked_in')).toEqual([{ id: first, refusal: 'transition_not_allowed' }])
  expect(await Promise.all([first, second, cancelled].map(stateOf))).toEqual([
    'checked_in',
    'checked_in',
    'cancelled',
  ])
})

test('asks the permission of each transition, and says which records are not there', async () => {
  const id = await booked()
  const gone = '01900000-0000-7000-8000-000000000001'
  const token = await tokenWith(api, ['reservations.read'])
  const answer = await api.call('POST', '/reservation-states', {
    token,
    body: { ids: [id, gone], state: 'checked_in' },
  })
  expect(answer.body).toMatchObject([{ id }, { id: gone, refusal: 'not_found' }])
  expect((answer.body as StateVerdict[])[0]?.refusal).not.toBeNull()
  expect(await stateOf(id)).toBe('confirmed')
})

test('does not cancel, because that decides about money', async () => {
  const id = await booked()
  const answer = await property.call('POST', '/reservation-states', { ids: [id], state: 'cancelled' })
  expect(answer.status).toBe(400)
})
