import type { LetterDraft } from '@dvor/contract/messages/letters.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { idOf } from '../testing/fixtures/read-reservation.ts'
import { startTestProperty } from '../testing/fixtures/small-property.ts'
import type { TestApi } from '../testing/test-api.ts'
import { aStay, book, type TestProperty } from '../testing/test-property.ts'

let api: TestApi
let property: TestProperty
let rooms: string[]
let id: string
beforeAll(async () => {
  ;({ api, property } = await startTestProperty())
  api.clock.set('2027-03-10T08:00:00Z')
  rooms = [await property.addUnit(), await property.addUnit()]
  const stays = rooms.map((room) => aStay(room, '2027-03-10', '2027-03-12'))
  id = await idOf(property, (await book(api, stays, { payment_method: 'on_site' })).number)
})
afterAll(() => api.close())

const lead = async (room: string | undefined, ...states: string[]) => {
  for (const [at, to] of states.entries())
    if (at > 0) {
      const body = { from: states[at - 1], to }
      expect(await property.call('PUT', `/room-states/${room}`, body)).toMatchObject({ status: 200 })
    }
}
const told = async () =>
  ((await property.call('GET', `/outgoing-emails?reservation=${id}&key=guest_letter`)).body as unknown[])
    .length

test('without such an e-mail a ready room writes nothing; the letter by hand is written already', async () => {
  await lead(rooms[0], 'clean', 'dirty', 'clean')
  expect(await told()).toBe(0)
  const { body } = await property.call('GET', `/reservations/${id}/letter?purpose=room_ready`)
  expect(body as LetterDraft).toMatchObject({ subject: 'Vaša izba je pripravená' })
  expect((body as LetterDraft).body).not.toContain('{{')
})

test('a guest is told once all rooms of the arrival are ready, and only once', async () => {
  const text = { title: 'Pripravená', subject: 'Môžete prísť', body: '<p>{{ units }}</p>' }
  await property.add('own-emails', { ...text, trigger: 'room_ready' })
  await lead(rooms[1], 'clean', 'dirty')
  await lead(rooms[0], 'clean', 'dirty', 'cleaning', 'clean')
  expect(await told()).toBe(0)
  await lead(rooms[1], 'dirty', 'clean')
  expect(await told()).toBe(1)
  await lead(rooms[1], 'clean', 'checked')
  expect(await told()).toBe(1)
  const { body } = await property.call('GET', `/reservations/${id}/letter?purpose=room_ready`)
  expect(body).toMatchObject({ subject: 'Môžete prísť' })
})
