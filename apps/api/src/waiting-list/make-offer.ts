import type { WaitingFit } from '@dvor/booking/availability/waiting-fits.ts'
import { waitingLimits } from '@dvor/contract/reservations/waiting-list.ts'
import type { Db } from '../db/database.ts'
import { holdStays } from '../booking/holding/hold-stays.ts'
import { queueEmail } from '../messaging/queue-email.ts'
import { systemActor, type Actor } from '../platform/actor.ts'
import type { BookingServices } from '../reservations/queries/services.ts'
import { changeEntry } from './change-entry.ts'
import { offerEmail } from './emails.ts'
import type { WaitingEntry } from './queries.ts'

/**
 * Holds the nights for a locked entry for `waitingLimits.offerHours` and writes the e-mail with the link. The hold is
 * like any other guest's: the nights are taken, and every restriction holds. @throws ApiError `nights_taken`,
 * `not_available`
 */
export async function makeOffer(
  db: Db,
  actor: Actor,
  entry: WaitingEntry,
  fit: WaitingFit,
  services: BookingServices,
): Promise<WaitingEntry> {
  const minutes = waitingLimits.offerHours * 60
  const request = { stays: fit.stays, services: [], rate_plan: fit.plan }
  const { token, expires_at, price } = await holdStays(db, systemActor, request, services, { minutes })
  const offered = await changeEntry(
    db,
    actor,
    entry,
    {
      state: 'offered',
      offers: entry.offers + 1,
      offer_token: token,
      offered_until: expires_at,
    },
    services.clock.now(),
  )
  await queueEmail(db, await offerEmail(db, offered, fit, price.total, services))
  return offered
}
