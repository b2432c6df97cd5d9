import { aGuest, aStay, book, type TestProperty } from './test-property.ts'
import { reservationOf } from './fixtures/a-past-stay.ts'
import type { TestApi } from './test-api.ts'
import { addDays } from '@dvor/format/days.ts'

export interface GuestMail {
  key: string
  to: string
  subject: string
  body: string
}

/** E-mails of one kind to the guest of a reservation. */
export async function mailTo(property: TestProperty, reservation: string, key: string): Promise<GuestMail[]> {
  const { body } = await property.call('GET', `/outgoing-emails?reservation=${reservation}&key=${key}`)
  return (body as GuestMail[]).filter(({ to }) => to === aGuest.email)
}

/** Changes an e-mail of the property as its owner would: days, time, on or off. */
export async function planMail(
  property: TestProperty,
  key: string,
  values: Record<string, unknown>,
): Promise<void> {
  const { body } = await property.call('GET', `/editable-automated-emails?key=${key}`)
  const id = (body as { id: string }[])[0]?.id
  const { status } = await property.call('PUT', `/editable-automated-emails/${id}`, values)
  if (status !== 200) throw new Error(`the e-mail ${key} was not changed: ${status}`)
}

/** Books three nights in a unit alone, with this payment method. @returns the reservation's id */
export async function bookFor(
  api: TestApi,
  property: TestProperty,
  arrival: string,
  payment_method: 'on_site' | 'transfer' | 'sandbox' = 'on_site',
  more: Record<string, unknown> = {},
): Promise<string> {
  const stay = aStay(await property.addUnit(), arrival, addDays(arrival, 3))
  return reservationOf(property, (await book(api, [stay], { payment_method, more })).token)
}
