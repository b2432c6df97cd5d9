import { securityDepositEntries } from '../db/schema/accounting/security-deposits.ts'
import { inArray, isNotNull, and, or, sql } from 'drizzle-orm'
import { calendarConflictRows } from '../db/schema/calendars/calendars.ts'
import { surveyAnswerRows, surveyRows } from '../db/schema/messages/surveys.ts'
import { billItemRows } from '../db/schema/housekeeping/bill-items.ts'
import { couponRows } from '../db/schema/reservations/coupons.ts'
import { guestRows } from '../db/schema/reservations/guests.ts'
import { gatheringRows } from '../db/schema/reservations/gatherings.ts'
import { roomingPersons, stayGuests } from '../db/schema/reservations/guest-register.ts'
import { invoiceRows } from '../db/schema/reservations/invoices.ts'
import { paymentAttempts, paymentRefunds, receipts } from '../db/schema/accounting/payments.ts'
import { reservationAlerts } from '../db/schema/reservations/reservation-alerts.ts'
import {
  commonServiceReservations,
  reservations,
  stays,
  transactionLogs,
} from '../db/schema/reservations/reservations.ts'
import { serviceReservations } from '../db/schema/reservations/service-reservations.ts'
import { statementAllocations, statementLineRows } from '../db/schema/accounting/statements.ts'
import { waitingListRows } from '../db/schema/reservations/waiting-list.ts'
import { hallDemandRows } from '../db/schema/services/hall-demands.ts'
import {
  demandsOf,
  gatheringsOf,
  guestsOf,
  listedOf,
  ofReservations,
  ofBoughtVouchers,
  surveysOf,
  waitingOf,
} from './conditions.ts'
import { messageTables } from './message-tables.ts'
import type { PersonTable } from './person.ts'
import { accountTables } from './account-tables.ts'
import { voucherTables } from './voucher-tables.ts'

/** Every table with data of persons, in the order of the export; history follows (`history-queries.ts`). */
export const personTables: readonly PersonTable[] = [
  {
    name: 'reservations',
    label: { sk: 'Rezervácie', en: 'Bookings' },
    table: reservations,
    omit: ['token', 'device'],
    of: (person) => ofReservations(reservations.id, person),
  },
  {
    name: 'guests',
    label: { sk: 'Karty hosťa', en: 'Guest cards' },
    table: guestRows,
    omit: ['merge_filling'],
    of: guestsOf,
  },
  {
    name: 'stays',
    label: { sk: 'Pobyty', en: 'Stays' },
    table: stays,
    of: (person) => ofReservations(stays.reservation, person),
  },
  {
    name: 'stay_guests',
    label: { sk: 'Kniha hostí', en: 'Guest register' },
    table: stayGuests,
    of: (person) => ofReservations(stayGuests.reservation, person),
  },
  {
    name: 'rooming_persons',
    label: { sk: 'Rozdelenie do izieb', en: 'Rooming lists' },
    table: roomingPersons,
    of: listedOf,
  },
  {
    name: 'bill_items',
    label: { sk: 'Na účte', en: 'On the bill' },
    table: billItemRows,
    of: (person) => ofReservations(billItemRows.reservation, person),
  },
  {
    name: 'common_service_reservations',
    label: { sk: 'Služby', en: 'Services' },
    table: commonServiceReservations,
    of: (person) => ofReservations(commonServiceReservations.reservation, person),
  },
  {
    name: 'service_reservations',
    label: { sk: 'Služby s časom', en: 'Services with a time' },
    table: serviceReservations,
    of: (person) => ofReservations(serviceReservations.reservation, person),
  },
  {
    name: 'coupons',
    label: { sk: 'Použité zľavové kódy', en: 'Used coupons' },
    table: couponRows,
    of: (person, db) =>
      inArray(
        couponRows.id,
        db
          .select({ id: sql<string>`${reservations.coupon}` })
          .from(reservations)
          .where(and(ofReservations(reservations.id, person), isNotNull(reservations.coupon))),
      ),
  },
  {
    name: 'transaction_logs',
    label: { sk: 'Platby', en: 'Payments' },
    table: transactionLogs,
    of: (person) => ofReservations(transactionLogs.reservation, person),
  },
  {
    name: 'security_deposit_entries',
    label: { sk: 'Kaucie', en: 'Security deposits' },
    table: securityDepositEntries,
    of: (person) => ofReservations(securityDepositEntries.reservation, person),
  },
  {
    name: 'payment_attempts',
    label: { sk: 'Platby kartou', en: 'Card payments' },
    table: paymentAttempts,
    omit: ['reference', 'pay_url'],
    of: (person) =>
      or(
        ofReservations(paymentAttempts.reservation, person),
        ofBoughtVouchers(paymentAttempts.voucher, person),
      ),
  },
  {
    name: 'payment_refunds',
    label: { sk: 'Vrátené platby kartou', en: 'Card refunds' },
    table: paymentRefunds,
    omit: ['payment_reference'],
    of: (person) =>
      or(
        ofReservations(paymentRefunds.reservation, person),
        ofBoughtVouchers(paymentRefunds.voucher, person),
      ),
  },
  {
    name: 'receipts',
    label: { sk: 'Príjmové doklady', en: 'Receipts' },
    table: receipts,
    of: (person) => ofReservations(receipts.reservation, person),
  },
  {
    name: 'invoices',
    label: { sk: 'Vystavené doklady', en: 'Issued documents' },
    table: invoiceRows,
    of: (person) => ofReservations(invoiceRows.reservation, person),
  },
  {
    name: 'statement_allocations',
    label: { sk: 'Priradené prevody', en: 'Assigned transfers' },
    table: statementAllocations,
    of: (person) => ofReservations(statementAllocations.reservation, person),
  },
  {
    name: 'statement-lines',
    label: { sk: 'Pohyby na účte', en: 'Bank movements' },
    table: statementLineRows,
    omit: ['fingerprint', 'likeness'],
    of: (person, db) =>
      or(
        ofBoughtVouchers(statementLineRows.voucher, person),
        inArray(
          statementLineRows.id,
          db
            .select({ id: statementAllocations.line })
            .from(statementAllocations)
            .where(ofReservations(statementAllocations.reservation, person)),
        ),
      ),
  },
  ...voucherTables,
  {
    name: 'reservation_alerts',
    label: { sk: 'Upozornenia', en: 'Alerts' },
    table: reservationAlerts,
    of: (person) => ofReservations(reservationAlerts.reservation, person),
  },
  {
    name: 'calendar-conflicts',
    label: { sk: 'Kolízie v kalendároch', en: 'Conflicts in calendars' },
    table: calendarConflictRows,
    of: (person) => ofReservations(calendarConflictRows.reservation, person),
  },
  ...messageTables,
  {
    name: 'hall-demands',
    label: { sk: 'Dopyty na sály', en: 'Hall enquiries' },
    table: hallDemandRows,
    of: demandsOf,
  },
  {
    name: 'waiting-list',
    label: { sk: 'Zápisy v poradovníku', en: 'Entries of the waiting list' },
    table: waitingListRows,
    omit: ['token', 'offer_token'],
    of: waitingOf,
  },
  {
    name: 'gatherings',
    label: { sk: 'Spoločné pobyty', en: 'Gatherings' },
    table: gatheringRows,
    omit: ['token', 'organiser_token', 'mailbox'],
    of: gatheringsOf,
  },
  {
    name: 'surveys',
    label: { sk: 'Dotazníky', en: 'Surveys' },
    table: surveyRows,
    of: surveysOf,
  },
  {
    name: 'survey-answers',
    label: { sk: 'Odpovede a hodnotenia', en: 'Answers and reviews' },
    table: surveyAnswerRows,
    of: (person, db) =>
      inArray(
        surveyAnswerRows.survey,
        db.select({ id: surveyRows.id }).from(surveyRows).where(surveysOf(person)),
      ),
  },
  ...accountTables,
]
