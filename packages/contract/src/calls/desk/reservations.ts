import { z } from 'zod'
import { reservations } from '../../collections/reservations/reservations.ts'
import { reservationMessage } from '../../messages/emails.ts'
import { transactionInput, transactionLog } from '../../money/ledger.ts'
import {
  adminBooking,
  historyEntry,
  reservationEdit,
  statesChange,
  stateVerdict,
} from '../../reservations/admin-reservations.ts'
import { reservationAlert } from '../../reservations/reservation-alerts.ts'
import { dryRunQuery } from '../../values/values.ts'
import { recordOf } from '../answers.ts'
import { declareCalls } from '../call.ts'
import { reservationPaths } from './reservation-paths.ts'

const reservation = recordOf(reservations)

/** The owner's bookings, edits and transitions, and the ledger. */
export const reservationCalls = declareCalls('reservations', reservationPaths, {
  book: {
    access: 'reservations.create',
    summary: 'Rezervácia od správcu',
    body: adminBooking,
    errors: ['nights_taken', 'not_available', 'price_changed', 'seats_taken'],
    answer: reservation,
  },
  /** Changes guest and notes, which asks `reservations.edit`; with `state` it runs the transition, which asks its own. */
  edit: {
    access: 'reservations.read',
    summary: 'Úprava rezervácie alebo jej stavu',
    body: reservationEdit,
    errors: [
      'nights_taken',
      'package_unavailable',
      'register_incomplete',
      'seats_taken',
      'sold_out',
      'transition_not_allowed',
    ],
    answer: reservation,
  },
  /** Each row for itself: those that are refused stay as they are. With `dry_run` only the verdicts. */
  changeStates: {
    access: 'reservations.read',
    summary: 'Zmena stavu viacerých rezervácií naraz',
    query: dryRunQuery,
    body: statesChange,
    answer: z.array(stateVerdict),
  },
  remove: {
    access: 'reservations.cancel',
    summary: 'Odstránenie rezervácie bez platieb a dokladov',
    answer: reservation,
  },
  history: { access: 'reservations.read', summary: 'História rezervácie', answer: z.array(historyEntry) },
  /** Sent and waiting e-mails about it, oldest first. */
  messages: { access: 'messages.read', summary: 'Správy k rezervácii', answer: z.array(reservationMessage) },
  recordTransaction: {
    access: 'money.take',
    summary: 'Zápis platby alebo vratky',
    body: transactionInput,
    errors: ['in_use', 'refund_exceeds', 'transition_not_allowed'],
    answer: transactionLog,
  },
  deleteTransaction: { access: 'money.take', summary: 'Odstránenie zápisu platby', answer: transactionLog },
  /** Marks an alert as dealt with. */
  closeAlert: {
    access: 'reservations.edit',
    summary: 'Vybavené upozornenie na rezervácii',
    answer: reservationAlert,
  },
})
