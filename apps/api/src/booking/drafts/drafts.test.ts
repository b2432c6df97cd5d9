import { type ContinuedDraft, type DraftLink } from '@dvor/contract/reservations/booking-drafts.ts'
import { limits } from '../../platform/http/limits.ts'
import type { Hold } from '@dvor/contract/reservations/reservations.ts'
import { addDays } from '@dvor/format/days.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aGuest, aStay, type TestProperty } from '../../testing/test-property.ts'
import type { TestApi } from '../../testing/test-api.ts'
import { sweepDrafts } from '../holding/draft-queries.ts'
import { startTestProperty } from '../../testing/fixtures/small-property.ts'

let api: TestApi
let property: TestProperty
beforeAll(async () => {
  ;({ api, property } = await startTestProperty({ guestLimits: true }))
})
afterAll(() => api.close())

const phone = 'device-key-of-the-phone'
const laptop = 'device-key-of-the-laptop'
const typed = JSON.stringify({ guest: { last_name: 'Čierna-Ďurišová' } })

const call = (device: string, path: string, body: object, from?: string) =>
  api.call('POST', path, { headers: { 'device-key': device }, body, ...(from && { from }) })

const stayFrom = (arrival: string) => [aStay(property.unit, arrival, addDays(arrival, 2))]

async function hold(device: string, arrival: string, hold_token?: string) {
  return call(device, '/reservation-holds', { stays: stayFrom(arrival), hold_token })
}

const keep = (device: string, more: object = {}, from?: string) =>
  call(
    device,
    '/booking-drafts',
    { content: typed, search: { from: '2027-05-01', to: '2027-05-03', adults: 2 }, ...more },
    from,
  )

const secretOf = ({ body }: { body: unknown }) => (body as DraftLink).url.split('#pokracovanie=')[1] ?? ''
const goOn = (device: string, token: string) => call(device, '/booking-drafts/continuations', { token })

const order = (device: string, { token, price }: Hold, more: object = {}, from?: string) =>
  call(
    device,
    '/reservation-orders',
    {
      hold_token: token,
      guest: aGuest,
      payment_method: 'on_site',
      terms_version: '1',
      expected_total: price.total,
      ...more,
    },
    from,
  )

const draftsLeft = async () => (await api.api.db.execute('select * from booking_drafts')).rows

test('a booking goes on at another device, and the one before can neither order nor hold with it', async () => {
  const guestHold = (await hold(phone, '2027-05-01')).body as Hold
  const link = await keep(phone)
  expect(link).toMatchObject({ status: 200, body: { expires_at: guestHold.expires_at } })
  expect((link.body as DraftLink).url).toMatch(
    /\/rezervacia\?from=2027-05-01&to=2027-05-03&adults=2#pokracovanie=[\w-]{43}$/,
  )
  expect(JSON.stringify(await draftsLeft())).not.toMatch(/Čierna|last_name/)
  const answer = await goOn(laptop, secretOf(link))
  expect(answer).toMatchObject({ status: 200, body: { content: typed, expires_at: guestHold.expires_at } })
  expect(await order(phone, guestHold)).toMatchObject({ status: 409, body: { code: 'hold_moved' } })
  expect(await hold(phone, '2027-05-01', guestHold.token)).toMatchObject({ body: { code: 'hold_moved' } })
  expect(await hold(phone, '2027-05-01')).toMatchObject({ body: { code: 'nights_taken' } })
  const there = await hold(laptop, '2027-05-01')
  expect(there.status).toBe(200)
  // The link leads back, too, and does not move anything on the device that has the hold.
  expect((await goOn(phone, secretOf(link))).status).toBe(200)
  const back = (await hold(phone, '2027-05-01')).body as Hold
  expect((await goOn(phone, secretOf(link))).status).toBe(200)
  expect(await order(laptop, there.body as Hold)).toMatchObject({ body: { code: 'hold_moved' } })
  expect((await order(phone, back)).status).toBe(200)
  expect(await draftsLeft()).toEqual([])
  expect(await goOn(laptop, secretOf(link))).toMatchObject({ status: 409, body: { code: 'hold_expired' } })
})

test('a link ends with its hold, and what was typed is deleted', async () => {
  expect(await keep('device-that-holds-nothing')).toMatchObject({ body: { code: 'hold_expired' } })
  await hold(phone, '2027-06-01')
  const link = await keep(phone)
  await sweepDrafts(api.api.db, api.clock.now())
  expect(await draftsLeft()).toHaveLength(1)
  api.clock.advanceMinutes(16)
  expect(await goOn(laptop, secretOf(link))).toMatchObject({ status: 409, body: { code: 'hold_expired' } })
  await sweepDrafts(api.api.db, api.clock.now())
  expect(await draftsLeft()).toEqual([])
  expect(((await goOn(laptop, 'x'.repeat(43))).body as { code: string }).code).toBe('hold_expired')
})

test('the link is sent once it is asked for, in the guest’s language, and only so often', async () => {
  await hold(phone, '2027-07-01')
  const email = 'phone-and-laptop@example.com'
  const answers = []
  for (let time = 0; time <= limits['drafts by e-mail'].mailboxFromIp; time++)
    answers.push((await keep(phone, { email, language: 'en' })).status)
  expect(answers).toEqual([
    ...Array.from({ length: limits['drafts by e-mail'].mailboxFromIp }, () => 200),
    429,
  ])
  const { body } = await property.call('GET', '/outgoing-emails?key=booking_draft')
  const [sent] = body as { to: string; subject: string; body: string; body_text: string }[]
  expect(body).toHaveLength(limits['drafts by e-mail'].mailboxFromIp)
  expect(sent).toMatchObject({ to: email, subject: expect.stringContaining('Your unfinished booking') })
  expect(sent?.body).toContain('/en/rezervacia?from=2027-05-01')
  const from = '10.9.0.1'
  for (let time = 0; time < limits.drafts.ip; time++) await keep(phone, {}, from)
  expect((await keep(phone, {}, from)).status).toBe(429)
})

test('a guest whose mailbox and phone strangers have used up orders by the link to the mailbox', async () => {
  const guest = { ...aGuest, email: 'obet@example.com', phone: '+421911222333' }
  for (let index = 0; index < limits.orders.email; index++) {
    const device = `device-key-of-stranger-${index}`
    const guestHold = (await hold(device, addDays('2027-09-01', 2 * index))).body as Hold
    expect((await order(device, guestHold, { guest }, `10.9.1.${index}`)).status).toBe(200)
  }
  // Links that the stranger has sent leave the guest's own.
  await hold('device-key-of-a-stranger', '2027-10-01')
  for (let time = 0; time <= limits['drafts by e-mail'].mailboxFromIp; time++)
    await keep('device-key-of-a-stranger', { email: guest.email }, '10.9.1.9')
  const held = (await hold(laptop, '2027-11-01')).body as Hold
  const own = (mailbox_proof?: string) => order(laptop, held, { guest, mailbox_proof }, '10.9.2.1')
  expect(await own()).toMatchObject({ status: 429, body: { code: 'order_limit', details: { by: 'email' } } })
  const answer = await keep(laptop, { email: guest.email }, '10.9.2.1')
  expect(answer.status).toBe(200)
  const { body } = await property.call('GET', `/outgoing-emails?to=${guest.email}&_sort=createdAt:DESC`)
  const [sent] = body as { key: string; body: string }[]
  expect(sent?.key).toBe('booking_draft')
  const [, proof = ''] = /#pokracovanie=[\w-]{43}\.([\w-]{43})/.exec(sent?.body ?? '') ?? []
  expect(JSON.stringify(answer.body)).not.toContain(proof)
  expect((await own('x'.repeat(43))).status).toBe(429)
  const another = { guest: { ...guest, email: 'iny@example.com' }, mailbox_proof: proof }
  expect((await order(laptop, held, another, '10.9.2.1')).body).toMatchObject({ details: { by: 'phone' } })
  expect((await own(proof)).status).toBe(200)
})

test('two devices that open a link at once do not both get the booking', async () => {
  api.clock.advanceMinutes(60)
  await hold(phone, '2027-08-01')
  const secret = secretOf(await keep(phone))
  const devices = [laptop, 'device-key-of-a-tablet']
  const answers = await Promise.all(devices.map((device) => goOn(device, secret)))
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  expect(answers.map(({ body }) => (body as ContinuedDraft).content)).toEqual([typed, typed])
  const holds = await Promise.all(devices.map((device) => hold(device, '2027-08-01')))
  expect(holds.map(({ status }) => status).toSorted()).toEqual([200, 409])
})
