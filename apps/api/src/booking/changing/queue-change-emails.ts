import { homeLanguage } from '@dvor/format/languages.ts'
import { formatMoney } from '@dvor/format/money.ts'
import type { Db } from '../../db/database.ts'
import { raiseAlert } from '../../reservations/alerts/raise-alert.ts'
import { queueAttentionNotice, queueReservationEmail } from '../../reservations/emails/queue-notices.ts'
import type { Reservation } from '../../reservations/queries/reservation-queries.ts'
import type { BookingServices } from '../../reservations/queries/services.ts'
import { describeChange } from './describe-change.ts'

interface ToSay {
  /** Cents to be returned. */
  refund: number
  /** Further Slovak sentences for the owner. */
  forOwner?: string
}

/** Sends guest and owner the same e-mail about a guest's change: before, after, and the refund. */
export async function queueChangeEmails(
  db: Db,
  { id, language }: Reservation,
  standings: Parameters<typeof describeChange>[0],
  { refund, forOwner = '' }: ToSay,
  services: BookingServices,
): Promise<void> {
  const changes = describeChange(standings, language)
  await queueReservationEmail(db, id, 'reservation_changed', { changes }, services)
  const reason = ['Hosť si rezerváciu zmenil.', describeChange(standings, homeLanguage), forOwner]
    .filter(Boolean)
    .join(' ')
  if (refund === 0) return void (await queueAttentionNotice(db, id, reason, services))
  const owed = `Treba vrátiť ${formatMoney(refund)}.`
  await raiseAlert(db, id, { kind: 'refund_due', reason: `${reason} ${owed}` }, services)
}
