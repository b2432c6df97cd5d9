import { mostQueueLines, type Queue } from '@dvor/contract/insight/queue.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { incomingEmailRows } from '../../db/schema/messages/incoming-emails.ts'
import { startTestProperty } from '../../testing/fixtures/small-property.ts'
import { tokenWith } from '../../testing/sign-in.ts'
import type { TestApi } from '../../testing/test-api.ts'
import { aStay, book, type TestProperty } from '../../testing/test-property.ts'

let api: TestApi
let property: TestProperty
beforeAll(async () => {
  ;({ api, property } = await startTestProperty())
  api.clock.set('2027-03-10T09:00:00Z')
})
afterAll(() => api.close())

const read = async (query = '') => (await property.call('GET', `/queue${query}`)).body as Queue
const readWith = async (token: string) => (await api.call('GET', '/queue', { token })).body as Queue
const kinds = ({ lines }: Queue) => lines.map(({ kind }) => kind)

const message = { name: 'Jana', email: 'ida@example.sk', message: 'Máte parkovisko?' }
const anEmail = (at: number) => ({
  message_id: `<${at}@example.org>`,
  from_name: 'Ida Zvedavá',
  subject: 'Príchod',
  text: 'Kedy môžeme prísť?',
  received_at: new Date(Date.parse('2027-03-09T10:00:00Z') + at * 60_000).toISOString(),
})

test('is empty where nothing waits', async () => {
  expect(await read()).toEqual({ lines: [], counts: [] })
})

test('orders by urgency and age, with what is due within a day first', async () => {
  await property.add('tasks', { title: 'Kvapká kohútik', kind: 'defect', accommodation_unit: property.unit })
  await property.add('tasks', { title: 'Kosenie' })
  await api.api.db.insert(incomingEmailRows).values([anEmail(5), anEmail(1)])
  const sent = await api.call('POST', '/send-contact-message', { body: message })
  expect(sent.body).toEqual({ sent: true })
  // Rows are stamped by the database's own clock, not by the test's.
  await api.api.db.$client.query(`update contact_messages set created_at = '2027-03-10T08:00:00Z'`)
  const asks = await property.addUnit({ approval_required: true })
  await book(api, [aStay(asks, '2027-05-01', '2027-05-03')])
  await property.add('tasks', { title: 'Účet za plyn', due_on: '2027-03-09' })
  const queue = await read()
  const [late, request, older, newer] = queue.lines
  expect(late).toMatchObject({ kind: 'task', title: 'Účet za plyn', day: '2027-03-09' })
  expect(request).toMatchObject({ kind: 'approval', amount: expect.any(Number), day: '2027-05-01' })
  expect([older?.since, newer?.since]).toEqual(['2027-03-09T10:01:00.000Z', '2027-03-09T10:05:00.000Z'])
  expect(older).toMatchObject({ title: 'Príchod', person: 'Ida Zvedavá', detail: 'Kedy môžeme prísť?' })
  expect(kinds(queue).slice(4)).toEqual(['enquiry', 'task'])
  expect(queue.counts).toEqual([
    { kind: 'approval', count: 1 },
    { kind: 'email', count: 2 },
    { kind: 'enquiry', count: 1 },
    { kind: 'task', count: 2 },
  ])
  expect(kinds(await read('?kind=email'))).toEqual(['email', 'email'])
})

test('shows and counts only the kinds and values that the caller may see', async () => {
  const some = await readWith(await tokenWith(api, ['dashboard.read', 'tasks.read']))
  expect(new Set(kinds(some))).toEqual(new Set(['task']))
  expect(some.counts).toEqual([{ kind: 'task', count: 2 }])
  const [email] = (await readWith(await tokenWith(api, ['dashboard.read', 'messages.read']))).lines
  expect(email).toMatchObject({ kind: 'email', title: 'Príchod' })
  expect(email).not.toHaveProperty('person')
  const [request] = (await readWith(await tokenWith(api, ['dashboard.read', 'reservations.read']))).lines
  expect(request).toMatchObject({ kind: 'approval' })
  expect(request).not.toHaveProperty('amount')
})

test('names late steps, alerts and missing guests once', async () => {
  const stays = [aStay(property.unit, '2027-03-10', '2027-03-12')]
  const guest = { last_name: 'Meškajúca', phone: '+421 900 111 222' }
  const { body } = await property.call('POST', '/reservations', { stays, guest, state: 'confirmed' })
  const { id } = body as { id: string }
  await property.call('PUT', `/reservations/${id}`, { attention: 'Zavolať späť' })
  expect((await read('?kind=alert')).lines).toMatchObject([
    { reservation: id, topic: 'note', detail: 'Zavolať späť' },
  ])
  api.clock.set('2027-03-11T09:00:00Z')
  expect((await read('?kind=missed')).lines).toMatchObject([{ id, topic: 'arrival', day: '2027-03-10' }])
  await property.call('PUT', `/reservations/${id}`, { state: 'checked_in', register_later: true })
  expect((await read('?kind=register')).lines).toMatchObject([{ id, count: 2 }])
  const { counts } = await read()
  expect(counts).toContainEqual({ kind: 'alert', count: 1 })
  expect(counts.map(({ kind }) => kind)).not.toContain('property')
})

test('lists a hundred lines at most and counts all', async () => {
  await api.api.db
    .insert(incomingEmailRows)
    .values(Array.from({ length: mostQueueLines + 20 }, (_, at) => anEmail(100 + at)))
  const { lines, counts } = await read('?kind=email')
  expect(lines).toHaveLength(mostQueueLines)
  expect(counts).toContainEqual({ kind: 'email', count: mostQueueLines + 22 })
})
