import type { TrialKind } from '@dvor/contract/installation/sample-mode.ts'
import {
  and,
  eq,
  getTableName,
  inArray,
  isNotNull,
  isNull,
  like,
  notInArray,
  or,
  sql,
  type SQL,
} from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { couponRows } from '../../db/schema/reservations/coupons.ts'
import { contactMessageRows } from '../../db/schema/messages/contact-messages.ts'
import { hallDemandRows } from '../../db/schema/services/hall-demands.ts'
import { providerNames, providers } from '../../payments/providers/providers.ts'
import type { Db } from '../../db/database.ts'
import { recordsChannel } from '../../platform/changes/record-changes.ts'
import { accountingClosings } from '../../db/schema/accounting/closings.ts'
import { accountingExports } from '../../db/schema/accounting/exports.ts'
import { securityDepositEntries } from '../../db/schema/accounting/security-deposits.ts'
import { tillHandoverEntries, tillHandovers, tillMovements } from '../../db/schema/accounting/till.ts'
import { voucherMovementRows, voucherRows, voucherSeries } from '../../db/schema/accounting/vouchers.ts'
import { closureRows } from '../../db/schema/calendars/closures.ts'
import { threadNotes } from '../../db/schema/messages/thread-notes.ts'
import { incomingEmailRows } from '../../db/schema/messages/incoming-emails.ts'
import { cleaningPlanRows, roomStateRows } from '../../db/schema/housekeeping/rooms.ts'
import { billItemRows } from '../../db/schema/housekeeping/bill-items.ts'
import { lostItemRows, taskRows } from '../../db/schema/housekeeping/tasks.ts'
import { outgoingEmailRows } from '../../db/schema/messages/outgoing-emails.ts'
import { calendarConflictRows, calendarFeedRows } from '../../db/schema/calendars/calendars.ts'
import { history } from '../../db/schema/system/history.ts'
import { reservationAlerts } from '../../db/schema/reservations/reservation-alerts.ts'
import {
  eInvoiceDeliveries,
  receivedInvoiceFiles,
  receivedInvoiceRows,
} from '../../db/schema/reservations/e-invoices.ts'
import { documentSeries, invoiceRows, supersededRequests } from '../../db/schema/reservations/invoices.ts'
import {
  paymentAttempts,
  paymentRefunds,
  receipts,
  receiptSeries,
  sandboxPayments,
  sandboxRefunds,
} from '../../db/schema/accounting/payments.ts'
import { roomingPersons, stayGuests } from '../../db/schema/reservations/guest-register.ts'
import {
  commonServiceReservations,
  numberSeries,
  reservations,
  stays,
  transactionLogs,
} from '../../db/schema/reservations/reservations.ts'
import { roomNightRows } from '../../db/schema/calendars/room-nights.ts'
import { guestRows } from '../../db/schema/reservations/guests.ts'
import { gatheringRows, gatheringUnitRows } from '../../db/schema/reservations/gatherings.ts'
import { waitingListRows } from '../../db/schema/reservations/waiting-list.ts'
import { serviceReservations } from '../../db/schema/reservations/service-reservations.ts'
import { slotOccurrences } from '../../db/schema/services/service-slots.ts'
import { statementAllocations, statementLineRows, statements } from '../../db/schema/accounting/statements.ts'
import { stayTaxFilings } from '../../db/schema/reservations/stay-tax-filings.ts'
import { surveyAnswerRows, surveyRows } from '../../db/schema/messages/surveys.ts'
import { isUntouched } from './content-queries.ts'

interface Trial {
  table: PgTable
  /** Kind shown to the owner; rows without one are deleted with these. */
  kind?: TrialKind
  /** Absent where all rows are deleted. */
  where?: SQL
}

/** E-mails to people who work here; they are not part of the trials. */
const ofStaff = ['password_reset', 'invitation']

/** Every table with rows of trials, in the order of deletion: referring tables before referred ones. */
const trials: readonly Trial[] = [
  // First, because a closed month refuses that its rows are deleted.
  { table: accountingClosings },
  { table: accountingExports },
  { table: securityDepositEntries },
  { table: billItemRows },
  { table: lostItemRows },
  { table: taskRows },
  { table: cleaningPlanRows },
  { table: roomStateRows },
  { table: voucherMovementRows },
  { table: tillHandoverEntries },
  { table: tillMovements },
  { table: tillHandovers },
  { table: statementAllocations },
  { table: statementLineRows, kind: 'statement_lines' },
  { table: statements, kind: 'statements' },
  { table: receipts, kind: 'receipts' },
  { table: receiptSeries },
  { table: sandboxRefunds },
  { table: sandboxPayments },
  { table: paymentRefunds },
  { table: paymentAttempts, kind: 'payments' },
  { table: voucherRows },
  { table: voucherSeries },
  { table: supersededRequests },
  { table: eInvoiceDeliveries },
  { table: invoiceRows, kind: 'invoices' },
  { table: receivedInvoiceFiles },
  { table: receivedInvoiceRows, kind: 'received_invoices' },
  { table: documentSeries },
  { table: transactionLogs, kind: 'transactions' },
  { table: surveyAnswerRows },
  { table: surveyRows, kind: 'surveys' },
  { table: incomingEmailRows },
  { table: threadNotes },
  { table: outgoingEmailRows, kind: 'emails', where: notInArray(outgoingEmailRows.key, ofStaff) },
  { table: hallDemandRows, kind: 'hall_demands' },
  { table: waitingListRows },
  { table: gatheringUnitRows },
  { table: gatheringRows },
  { table: contactMessageRows, kind: 'contact_messages' },
  { table: roomingPersons },
  { table: stayGuests, kind: 'stay_guests' },
  { table: stayTaxFilings },
  { table: serviceReservations },
  { table: slotOccurrences, where: isNull(slotOccurrences.cancelled_at) },
  { table: commonServiceReservations },
  { table: calendarConflictRows, kind: 'conflicts' },
  { table: roomNightRows, where: isNotNull(roomNightRows.stay) },
  { table: stays },
  { table: closureRows, kind: 'closures', where: isUntouched('closures', closureRows.id) },
  { table: reservationAlerts },
  { table: reservations, kind: 'reservations' },
  { table: guestRows },
  { table: numberSeries },
]

/** Collections whose history contains data of the deleted guests. */
const trialHistory = [
  'reservations',
  'guests',
  'surveys',
  'survey-answers',
  'hall-demands',
  'waiting-list',
  'gatherings',
  'contact-messages',
  'outgoing-emails',
  'incoming-emails',
  'statement-lines',
  'calendar-conflicts',
  'invoices',
  'accounting',
  'till',
  'received-invoices',
  'vouchers',
]

/** Locks the tables of trials until the transaction ends: an order under way waits, and then finds its hold gone. */
export async function lockTrials(db: Db): Promise<void> {
  const names = trials.map(({ table }) => sql.identifier(getTableName(table)))
  await db.execute(sql`lock table ${sql.join(names, sql`, `)} in share row exclusive mode`)
}

/** Number of rows of each kind that would be deleted. */
export async function countTrials(db: Db): Promise<Record<TrialKind, number>> {
  const counted: [string, number][] = []
  for (const { table, kind, where } of trials) if (kind) counted.push([kind, await db.$count(table, where)])
  return Object.fromEntries(counted) as Record<TrialKind, number>
}

/** Deletes all trials. @returns how many rows of each kind were deleted */
export async function deleteTrials(db: Db): Promise<Record<TrialKind, number>> {
  const gone: [string, number][] = []
  for (const { table, kind, where } of trials) {
    const { rowCount } = await db.delete(table).where(where)
    if (kind) gone.push([kind, rowCount ?? 0])
  }
  await resetCounters(db)
  await db.delete(history).where(inArray(history.collection, trialHistory))
  return Object.fromEntries(gone) as Record<TrialKind, number>
}

/**
 * Resets the effects of trials on other records: coupon uses, seat counts, and calendars that were read while trials
 * had nights.
 */
async function resetCounters(db: Db): Promise<void> {
  // Stored answers to repeated requests refer to deleted reservations.
  await db.execute(sql`delete from idempotency_keys`)
  await db.update(couponRows).set({ used_count: 0 })
  await db.update(slotOccurrences).set({ taken: 0 })
  await db.update(calendarFeedRows).set({ etag: null, last_modified: null })
}

/** Notifies every open back office, once the transaction commits, to reload its lists. */
export async function announceEmptied(db: Db): Promise<void> {
  for (const collection of trialHistory)
    await db.execute(sql`select pg_notify(${recordsChannel}, ${collection})`)
}

/**
 * Number of card payments at a real gateway that were paid or may still be; a gateway's own trial mode moves no money.
 */
export async function countGatewayPayments(db: Db): Promise<number> {
  const trials = providerNames.flatMap((name) => {
    const { trialIds } = providers[name]
    const ofProvider = eq(paymentAttempts.provider, name)
    if (trialIds === '%') return [ofProvider]
    return trialIds ? [and(ofProvider, like(paymentAttempts.provider_id, trialIds))] : []
  })
  const [row] = await db
    .select({ value: sql<number>`count(*)::int` })
    .from(paymentAttempts)
    .where(
      // A payment that the gateway has not named yet counts.
      sql`${paymentAttempts.state} <> 'failed' and not coalesce(${or(...trials)}, false)`,
    )
  return row?.value ?? 0
}

/** Number of documents from the real series, which the trigger on issued documents protects. */
export const countRealDocuments = (db: Db): Promise<number> =>
  db.$count(invoiceRows, eq(invoiceRows.sample, false))
