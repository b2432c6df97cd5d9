import { afterAll, beforeAll, expect, test } from 'vitest'
import { emailFileRows } from '../db/schema/messages/email-files.ts'
import { incomingEmailRows } from '../db/schema/messages/incoming-emails.ts'
import { outgoingEmailRows } from '../db/schema/messages/outgoing-emails.ts'
import { threadNotes } from '../db/schema/messages/thread-notes.ts'
import { clearDue } from '../privacy/clear-expired.ts'
import { idOf } from '../testing/fixtures/read-reservation.ts'
import { startTestProperty } from '../testing/fixtures/small-property.ts'
import type { TestApi } from '../testing/test-api.ts'
import { aGuest, aStay, book, type TestProperty } from '../testing/test-property.ts'

let api: TestApi
let property: TestProperty
let id: string
beforeAll(async () => {
  ;({ api, property } = await startTestProperty({}))
  const stay = aStay(await property.addUnit(), '2027-06-04', '2027-06-07')
  const { number } = await book(api, [stay], { payment_method: 'on_site' })
  id = await idOf(property, number)
  await property.call('POST', `/reservations/${id}/letters`, {
    subject: 'Kľúč',
    body: '<p>Pod kvetináčom.</p>',
  })
  await property.call('POST', `/reservations/${id}/notes`, { text: 'Príde neskoro.' })
  const { db } = api.api
  const received_at = '2027-06-01T10:00:00.000Z'
  const reply = { message_id: '<a@example.org>', from_address: aGuest.email, text: 'Ďakujem', received_at }
  const [incoming] = await db
    .insert(incomingEmailRows)
    .values({ ...reply, reservation: id })
    .returning()
  const file = { name: 'a.txt', size: 1, content: Buffer.from('a') }
  const [sent] = await db.select().from(outgoingEmailRows)
  await db.insert(emailFileRows).values([
    { ...file, incoming: incoming?.id },
    { ...file, email: sent?.id },
  ])
  await db.update(outgoingEmailRows).set({ state: 'sent', bounce: 'jana@example.com', sent_at: received_at })
})
afterAll(() => api.close())

test('a person’s export has letters, replies and notes', async () => {
  const { body } = await property.call('GET', `/personal-data/export.json?email=${aGuest.email}`)
  for (const text of ['Ďakujem', 'Príde neskoro.', 'Kľúč']) expect(JSON.stringify(body)).toContain(text)
})

test('threads go with their files when their time is over', async () => {
  await clearDue(api.api.db, new Date('2040-01-01T00:00:00Z'))
  const { db } = api.api
  for (const table of [incomingEmailRows, emailFileRows, threadNotes])
    expect(await db.select().from(table)).toEqual([])
  for (const email of await db.select().from(outgoingEmailRows))
    expect(email).toMatchObject({ subject: null, bounce: null })
})
