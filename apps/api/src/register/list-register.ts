import type { GuestGap, GuestRegister, RegisterEntry } from '@dvor/contract/guests/guest-register.ts'
import { addDays, type Day } from '@dvor/format/days.ts'
import { todayIn } from '@dvor/format/instants.ts'
import type { Db } from '../db/database.ts'
import { DocumentNumbers } from './document-numbers.ts'
import { entryShown, reportDays } from './present-guests.ts'
import { listForeigners, listGaps, listGuestsBetween, listIncomplete } from './queries.ts'
import type { RegisterServices } from './services.ts'

/**
 * Guests with a night from `from` to `to`, both included, and reservations with missing data. Document numbers are
 * masked.
 */
export async function listRegister(
  db: Db,
  { from, to, q = '' }: { from: Day; to: Day; q?: string },
  services: RegisterServices,
): Promise<GuestRegister> {
  const numbers = new DocumentNumbers(services.appSecret)
  const [guests, missing] = await Promise.all([
    listGuestsBetween(db, from, to, q.trim()),
    listIncomplete(db, from, to),
  ])
  return { guests: guests.map((one) => entryShown(one, numbers)), missing }
}

/**
 * Foreigners whose report to the police is due (`isReportDue`), the most urgent first; or those who were reported.
 */
export async function listForeignGuests(
  db: Db,
  state: 'due' | 'reported',
  services: RegisterServices,
): Promise<RegisterEntry[]> {
  const numbers = new DocumentNumbers(services.appSecret)
  const guests = await listForeigners(db, todayIn(services.clock.now()), state === 'reported')
  return guests.map((one) => entryShown(one, numbers))
}

/** Stays with arrived guests who are not all in the register, each with the last day for a report to the police. */
export async function listGuestGaps(db: Db, { clock }: Pick<RegisterServices, 'clock'>): Promise<GuestGap[]> {
  const gaps = await listGaps(db, todayIn(clock.now()))
  return gaps.map(({ id, number, guest_name, ...gap }) => ({
    ...gap,
    reservation: { id, number, guest_name },
    report_by: addDays(gap.arrival, reportDays),
  }))
}
