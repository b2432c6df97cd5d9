import type { OwnEmailRecipient } from '@dvor/contract/messages/letters.ts'
import { instantAt } from '@dvor/format/instants.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openMailedProperty, type MailedProperty } from '../../testing/fixtures/mailed-property.ts'
import { idOf } from '../../testing/fixtures/read-reservation.ts'
import { aStay, book, type TestProperty } from '../../testing/test-property.ts'
import { sendOwnEmails } from './send-own-emails.ts'

let mailed: MailedProperty
let property: TestProperty
let unit: string
let id: string
beforeAll(async () => {
  mailed = await openMailedProperty()
  ;({ property } = mailed)
})
afterAll(() => mailed.close())

const at = (day: string, time = '09:05') => mailed.api.clock.set(instantAt(day, time).toISOString())
beforeEach(async () => {
  at('2027-05-01')
  unit = await property.addUnit()
  const stay = aStay(unit, '2027-06-04', '2027-06-07')
  const { number } = await book(mailed.api, [stay], { payment_method: 'on_site' })
  id = await idOf(property, number)
  await mailed.deliver()
  mailed.mails.length = 0
})

const own = (values: object) =>
  property.add('own-emails', {
    title: 'Cesta',
    subject: 'Cesta k nám',
    body: '<p>Prídete {{ arrival }}.</p>',
    units: [unit],
    ...values,
  })
const run = async () => {
  await sendOwnEmails(mailed.api.api.db, {
    clock: mailed.api.clock,
    publicUrl: 'http://127.0.0.1',
    log: mailed.api.app.log,
  })
  await mailed.deliver()
  return mailed.mails.filter(({ subject }) => subject === 'Cesta k nám')
}
const recipients = async (email: string) =>
  (await property.call('GET', `/own-emails/${email}/recipients`)).body as OwnEmailRecipient[]

test('an own e-mail is sent once on its day, at its time, and names who will get it before', async () => {
  const email = await own({ trigger: 'before_arrival', days: 3, send_time: '10:00' })
  expect(await recipients(email)).toMatchObject([{ id, at: instantAt('2027-06-01', '10:00').toISOString() }])
  at('2027-06-01', '09:55')
  expect(await run()).toEqual([])
  at('2027-06-01', '10:05')
  const [mail] = await run()
  expect(mail?.text?.replaceAll('\u00A0', ' ')).toContain('Prídete piatok 4. júna 2027.')
  expect(mail?.headers.map(({ key }) => key)).toContain('auto-submitted')
  expect(await run()).toHaveLength(1)
  expect(await recipients(email)).toEqual([])
})

test.each([
  ['after_order', '2027-05-02'],
  ['after_arrival', '2027-06-05'],
  ['before_departure', '2027-06-06'],
  ['after_departure', '2027-06-08'],
])('%s counts its days from its event', async (trigger, day) => {
  await own({ trigger, days: 1 })
  at(day, '08:55')
  expect(await run()).toEqual([])
  at(day)
  expect(await run()).toHaveLength(1)
})

test.each([
  ['another unit', { units: ['01900000-0000-7000-8000-000000000009'] }],
  ['another rate plan', { plans: ['01900000-0000-7000-8000-000000000009'] }],
  ['another language', { languages: ['en'] }],
  ['another source', { channels: ['phone'] }],
  ['what is not paid yet', { paid: 'paid' }],
  ['an e-mail that is off', { active: false }],
  ['one that is sent by hand alone', { trigger: 'by_hand' }],
])('a reservation does not get it with %s', async (_, values) => {
  await own({ trigger: 'before_arrival', days: 3, ...values })
  at('2027-06-01')
  expect(await run()).toEqual([])
})

test('a reservation gets it where each condition fits', async () => {
  await own({
    trigger: 'before_arrival',
    days: 3,
    languages: ['sk', 'en'],
    channels: ['web'],
    paid: 'unpaid',
  })
  at('2027-06-01')
  expect(await run()).toHaveLength(1)
})

test('an e-mail that is changed late does not send what was due before', async () => {
  const email = await own({ trigger: 'before_arrival', days: 3 })
  at('2027-06-02')
  expect(await property.call('PUT', `/own-emails/${email}`, { days: 2 })).toMatchObject({ status: 200 })
  expect(await run()).toEqual([])
  await property.call('PUT', `/own-emails/${email}`, { days: 1 })
  at('2027-06-03')
  expect(await run()).toHaveLength(1)
})
