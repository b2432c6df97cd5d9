import type { PaymentMethod } from '@dvor/contract/values/reservation-states.ts'
import { addDays, type Day } from '@dvor/format/days.ts'
import { endOfDayInstant } from '@dvor/format/instants.ts'
import type { Moment } from '../stay/moment.ts'

/** Minutes in which a card payment must be made (docs/domain.md, Deadlines). */
export const cardMinutes = 30

const afterMinutes = (now: Date, minutes: number) => new Date(now.getTime() + minutes * 60_000)

/** End of a hold. */
export const holdExpiresAt = (now: Date, holdMinutes: number): Date => afterMinutes(now, holdMinutes)

/**
 * Deadline of the owner's approval: at the latest the end of the first day, because a stay that has begun is approved
 * no more.
 */
export function approveBy(now: Date, approvalHours: number, begins: Day | null): Date {
  const counted = afterMinutes(now, approvalHours * 60)
  return begins === null ? counted : earlier(counted, endOfDayInstant(begins))
}

const earlier = (a: Date, b: Date): Date => (a < b ? a : b)

/** A transfer takes a day, so it is offered until the day before the arrival. */
export const isTransferOffered = (today: Day, arrival: Day | null): boolean =>
  arrival === null || today < arrival

/** The moment, but no later than the end of the day before arrival. */
function beforeArrival(moment: Date, arrival: Day | null): Date {
  return arrival === null ? moment : earlier(moment, endOfDayInstant(addDays(arrival, -1)))
}

/**
 * The awaited payment's deadline after a change of days, which never prolongs it: at most until the day before arrival.
 * A deadline of minutes stays. Null from the day of arrival on, when no order expires by itself because the owner meets
 * the guest.
 */
export function payByAfterChange(present: Date, arrival: Day | null, { now, today }: Moment): Date | null {
  if (arrival === null || present <= afterMinutes(now, cardMinutes)) return present
  return arrival <= today ? null : beforeArrival(present, arrival)
}

/** The end of a transfer's time: the setting's days from a day, but no later than the day before arrival. */
const transferUntil = (from: Day, { arrival, transferDays }: Omit<PaymentTerms, 'method'>): Date =>
  beforeArrival(endOfDayInstant(addDays(from, transferDays)), arrival)

export interface PaymentTerms {
  method: PaymentMethod
  /** First arrival; null when no stay is booked. */
  arrival: Day | null
  /** Days that the settings give for a transfer. */
  transferDays: number
}

/**
 * Deadline of an order's payment: 30 minutes by card, by transfer the end of a day in the property; null when nothing
 * is due before arrival. Throws RangeError for a transfer that could not be offered.
 */
export function payBy(terms: PaymentTerms, moment: Moment): Date | null {
  const { method, arrival } = terms
  if (method === 'on_site') return null
  if (method !== 'transfer') return afterMinutes(moment.now, cardMinutes)
  if (!isTransferOffered(moment.today, arrival)) throw new RangeError('Too late for a bank transfer')
  return transferUntil(moment.today, terms)
}

/**
 * Deadline of an order that waits for money after its guest has chosen a transfer: the days of one from the order, so
 * that choosing again does not prolong it. A later deadline stays, such as that of an approval.
 */
export function payByTransfer(present: Date, terms: Omit<PaymentTerms, 'method'>, ordered: Moment): Date {
  const counted = transferUntil(ordered.today, terms)
  return present < counted ? counted : beforeArrival(present, terms.arrival)
}
