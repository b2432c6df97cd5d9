import type { GuestRegister, RegisterEntry } from '@dvor/contract/guests/guest-register.ts'
import type { Day } from '@dvor/format/days.ts'
import { todayIn } from '@dvor/format/instants.ts'
import type { Db } from '../db/database.ts'
import { DocumentNumbers } from './document-numbers.ts'
import { entryShown } from './present-guests.ts'
import { listForeigners, listGuestsBetween, listIncomplete } from './queries.ts'
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
 * Foreigners who have arrived and must be reported to the police within days, the most urgent first; or those reported
 * already.
 */
export async function listForeignGuests(
  db: Db,
  state: 'due' | 'reported',
  services: RegisterServices,
): Promise<RegisterEntry[]> {
  const numbers = new DocumentNumbers(services.appSecret)
  const found = await listForeigners(db, todayIn(services.clock.now()), state === 'reported')
  return found.map((one) => entryShown(one, numbers))
}
