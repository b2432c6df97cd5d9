import type { PaymentMethod } from '@dvor/contract/values/reservation-states.ts'
import { addDays, type Day } from '@dvor/format/days.ts'
import { endOfDayInstant } from '@dvor/format/instants.ts'
import type { Moment } from '../stay/moment.ts'

/** Minutes in which a card payment must be made (docs/domain.md, Deadlines). */
export const cardMinutes = 30

const afterMinutes = (now: Date, minutes: number) => new Date(now.getTime() + minutes * 60_000)

/** End of a hold. */
export const holdExpiresAt = (now: Date, holdMinutes: number): Date => afterMinutes(now, holdMinutes)

/** Deadline of the owner's approval. */
export const approveBy = (now: Date, approvalHours: number): Date => afterMinutes(now, approvalHours * 60)

/** A transfer takes a day, so it is offered until the day before the arrival. */
export const isTransferOffered = (today: Day, arrival: Day | null): boolean =>
  arrival === null || today < arrival

/** The last day for a transfer: the setting's days from today, but no later than the day before arrival. */
function transferDay(today: Day, arrival: Day | null, transferDays: number): Day {
  const bySetting = addDays(today, transferDays)
  const dayBefore = arrival === null ? bySetting : addDays(arrival, -1)
  return dayBefore < bySetting ? dayBefore : bySetting
}

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
export function payBy({ method, arrival, transferDays }: PaymentTerms, moment: Moment): Date | null {
  if (method === 'on_site') return null
  if (method !== 'transfer') return afterMinutes(moment.now, cardMinutes)
  if (!isTransferOffered(moment.today, arrival)) throw new RangeError('Too late for a bank transfer')
  return endOfDayInstant(transferDay(moment.today, arrival, transferDays))
}
