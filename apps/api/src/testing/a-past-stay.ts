import { sendReminders } from '../features/reminders/send-reminders.ts'
import { aGuest, aStay, book, type TestProperty } from './test-property.ts'
import type { TestApi } from './test-api.ts'

interface PastStay {
  arrival?: string
  departure?: string
  guest?: Partial<typeof aGuest>
  language?: 'sk' | 'en'
}

/** Id of a reservation by the token of its guest's link. */
export async function reservationOf(property: TestProperty, token: string): Promise<string> {
  const { body } = await property.call('GET', `/reservations?token=${token}`)
  return (body as { id: string }[])[0]?.id ?? ''
}

/** Somebody books a room of their own, pays on site, stays and goes home. @returns the reservation's id */
export async function stayAndLeave(
  api: TestApi,
  property: TestProperty,
  stay: PastStay = {},
): Promise<string> {
  const { arrival = '2027-03-12', departure = '2027-03-14', guest = {}, language = 'sk' } = stay
  const unit = await property.addUnit()
  const more = { guest: { ...aGuest, ...guest }, language }
  const order = await book(api, [aStay(unit, arrival, departure)], { payment_method: 'on_site', more })
  const id = await reservationOf(property, order.token)
  await leave(property, id)
  return id
}

/** Arrival and departure at the front desk. */
export async function leave(property: TestProperty, id: string): Promise<void> {
  for (const state of ['checked_in', 'completed']) {
    const { status, body } = await property.call('PUT', `/reservations/${id}`, { state })
    if (status !== 200) throw new Error(JSON.stringify(body))
  }
}

/** The job that writes e-mails by the calendar, at this moment of the test's clock. */
export async function remindAt(api: TestApi, now: string): Promise<void> {
  api.clock.set(now)
  const services = { clock: api.clock, publicUrl: 'http://127.0.0.1:3000', log: api.app.log }
  await sendReminders(api.api.db, services)
}

/** A survey that went out two days after departure. @returns its id, the key in the guest's link */
export async function askedSurvey(
  api: TestApi,
  property: TestProperty,
  stay: PastStay = {},
): Promise<string> {
  const before = api.clock.now().toISOString()
  const reservation = await stayAndLeave(api, property, stay)
  await remindAt(api, '2027-03-16T09:00:00Z')
  api.clock.set(before)
  const { body } = await property.call('GET', `/surveys?reservation=${reservation}`)
  const [survey] = body as { id: string }[]
  if (!survey) throw new Error('no survey went out')
  return survey.id
}
