import { overlapSentences } from '@dvor/booking/messages/overlap-text.ts'
import { accountOf } from '@dvor/booking/money/payment-status.ts'
import type { ActivityOutcome } from '@dvor/contract/reservations/added-activities.ts'
import type { Db } from '../../db/database.ts'
import { listTransactions } from '../../reservations/queries/ledger-queries.ts'
import type { Reservation } from '../../reservations/queries/reservation-queries.ts'
import type { BookingServices } from '../../reservations/queries/services.ts'
import { confirmIfPaid } from '../../reservations/states/record-transaction.ts'
import { queueChangeEmails } from '../changing/queue-change-emails.ts'
import { standingOf } from '../changing/present-standing.ts'
import { differenceOf } from '../changing/reprice.ts'

/** Writes the e-mails about an added or cancelled activity, and sums up what is due now. Cents. */
export async function finishActivity(
  db: Db,
  reservation: Reservation,
  changed: Reservation,
  before: Awaited<ReturnType<typeof standingOf>>,
  services: BookingServices,
): Promise<ActivityOutcome> {
  const after = await standingOf(db, changed)
  const entries = (await listTransactions(db, [changed.id])).get(changed.id) ?? []
  const account = accountOf(changed, entries)
  const outcome = {
    ...differenceOf(reservation, changed.price),
    due: account.due,
    due_now: account.due_now,
    refund: account.surplus,
  }
  const forOwner = overlapSentences(after.services, 'sk').join(' ')
  await queueChangeEmails(db, changed, { before, after }, { refund: account.surplus, forOwner }, services)
  await confirmIfPaid(db, changed, services)
  return outcome
}
