import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openMailedProperty, type MailedProperty } from '../../testing/fixtures/mailed-property.ts'
import { idOf } from '../../testing/fixtures/read-reservation.ts'
import { aGuest, aStay, book } from '../../testing/test-property.ts'

let mailed: MailedProperty
beforeAll(async () => {
  mailed = await openMailedProperty()
})
beforeEach(async () => {
  // The minute is counted from the database's own clock.
  mailed.api.clock.set(new Date().toISOString())
  await mailed.deliver()
  mailed.mails.length = 0
})
afterAll(() => mailed.close())

let month = 1
/** A stay of its own that the guest orders and pays in the given way. @returns the reservation's id */
async function order(payment_method: 'on_site' | 'transfer'): Promise<string> {
  const unit = await mailed.property.addUnit()
  const stay = aStay(unit, `2027-0${++month}-04`, `2027-0${month}-06`)
  const { number } = await book(mailed.api, [stay], { payment_method })
  await mailed.deliver()
  return idOf(mailed.property, number)
}

async function move(id: string, state: string): Promise<void> {
  const change = { state, ...(state === 'checked_in' && { register_later: true }) }
  expect(await mailed.property.call('PUT', `/reservations/${id}`, change)).toMatchObject({ status: 200 })
  await mailed.deliver()
}

/** The guest's e-mails in the order of writing, with their states. */
async function written(id: string): Promise<[string, string][]> {
  const { body } = await mailed.property.call('GET', `/outgoing-emails?reservation=${id}&_sort=createdAt:ASC`)
  return (body as { key: string; state: string; to: string }[])
    .filter(({ to }) => to === aGuest.email)
    .map(({ key, state }) => [key.replace('reservation_', ''), state])
}

const ofGuest = () => mailed.mails.filter((mail) => mail.to?.[0]?.address === aGuest.email)

test('a cancellation that is undone within the minute gives one e-mail, once the minute is over', async () => {
  const id = await order('on_site')
  expect(ofGuest()).toHaveLength(1)
  await move(id, 'cancelled')
  await move(id, 'confirmed')
  expect(await written(id)).toEqual([
    ['confirmed', 'sent'],
    ['cancelled', 'superseded'],
    ['confirmed', 'queued'],
  ])
  mailed.api.clock.advanceMinutes(3)
  await mailed.deliver()
  expect(ofGuest()).toHaveLength(2)
})

test('a cancellation waits for the minute and is then sent', async () => {
  const id = await order('on_site')
  await move(id, 'cancelled')
  expect(ofGuest()).toHaveLength(1)
  mailed.api.clock.advanceMinutes(3)
  await mailed.deliver()
  expect(await written(id)).toEqual([
    ['confirmed', 'sent'],
    ['cancelled', 'sent'],
  ])
})

test('after a quiet minute an e-mail is sent at once', async () => {
  const id = await order('on_site')
  await mailed.api.api.db.execute(
    `update outgoing_emails set created_at = created_at - interval '61 seconds'`,
  )
  await move(id, 'cancelled')
  expect(ofGuest()).toHaveLength(2)
})

test('an arrival replaces no confirmation, which has the terms; a departure replaces the arrival', async () => {
  const id = await order('transfer')
  for (const state of ['confirmed', 'checked_in', 'completed']) await move(id, state)
  expect(await written(id)).toEqual([
    ['received', 'sent'],
    ['confirmed', 'queued'],
    ['checked_in', 'superseded'],
    ['completed', 'queued'],
  ])
})

test('telling of an earlier change again withdraws no newer e-mail', async () => {
  const id = await order('transfer')
  await move(id, 'confirmed')
  await move(id, 'cancelled')
  const again = { reservationId: id, fromState: 'awaiting_payment', toState: 'confirmed' }
  expect((await mailed.property.call('POST', '/send-reservation-state-change', again)).status).toBe(200)
  expect((await written(id)).at(-1)).toEqual(['cancelled', 'queued'])
})
