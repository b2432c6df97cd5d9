import { reservationCalls } from '@dvor/contract/calls/desk/reservations.ts'
import { seenValues } from '@dvor/contract/calls/recorded.ts'
import { reservations as declaration } from '@dvor/contract/collections/reservations/reservations.ts'
import { reservationEdit } from '@dvor/contract/reservations/admin-reservations.ts'
import type { FastifyInstance } from 'fastify'
import { ifMatchOf } from '../platform/http/if-match.ts'
import { mountCalls } from '../platform/http/mount-calls.ts'
import type { CallContext, Row } from '../crud/define.ts'
import { present } from '../crud/present.ts'
import { collectionOf } from '../crud/registry.ts'
import type { CollectionServices } from '../crud/services.ts'
import { inTransaction, type Db } from '../db/database.ts'
import { runWithIdempotencyKey, keyOf } from '../platform/http/idempotency-key.ts'
import type { GatewayServices } from '../payments/providers/services.ts'
import { withAlternatives } from '../pricing/with-alternatives.ts'
import { refuseStale } from '../crud/write.ts'
import { listChanges } from '../history/queries.ts'
import { bookReservation } from './ordering/book-reservation.ts'
import { editReservation } from './changing/edit-reservation.ts'
import { addTransaction, removeTransaction } from './ledger-transactions.ts'
import { alertView } from '../reservations/queries/alert-queries.ts'
import { closeAlert } from '../reservations/alerts/settle-alerts.ts'
import { transactionView } from '../reservations/queries/ledger-queries.ts'
import { findReservation } from '../reservations/queries/reservation-queries.ts'
import { changeStates } from './changing/change-states.ts'
import { removeReservation } from './changing/remove-reservation.ts'
import { parseEdit } from './changing/parse-edit.ts'

/** Mounts the owner's calls: own bookings, edits and transitions, the history, the ledger, closing of alerts. */
export function mountReservationsForAdmins(
  app: FastifyInstance,
  services: CollectionServices & GatewayServices,
): void {
  const { db, clock, registry, publicUrl } = services
  const collection = collectionOf(registry, declaration)
  const show = async ({ id }: { id: string }, { actor }: Pick<CallContext, 'actor'>) => {
    const fresh = (await findReservation(db, { id })) as unknown as Row
    const context = { actor, clock, publicUrl }
    const [record] = await present(db, registry, collection, [fresh], context, 'single')
    return record ?? { id }
  }
  mountCalls(app, reservationCalls, {
    book: async (request) => {
      const { actor, body } = request
      const book = async (tx: Db) => ({ id: (await bookReservation(tx, actor, body, services)).id })
      const withIdempotencyKey = () => runWithIdempotencyKey(db, keyOf(request, actor), body, book)
      return show(await withAlternatives(db, clock, withIdempotencyKey), request)
    },
    edit: {
      validatedByHandler: true,
      handler: async (request) => {
        const { actor, params, body } = request
        const current = await show(params, request)
        const ifMatch = ifMatchOf(request)
        refuseStale({ ...current }, ifMatch)
        const edit = parseEdit(reservationEdit, body, current)
        const save = () => editReservation(db, actor, params.id, edit, services, ifMatch)
        return show(await withAlternatives(db, clock, save), request)
      },
    },
    changeStates: ({ actor, query, body }) => changeStates(db, actor, body, services, query.dry_run),
    remove: async (request) => {
      const record = await show(request.params, request)
      await removeReservation(db, request.actor, request.params.id, services)
      return record
    },
    history: async ({ actor, params }) => {
      await findReservation(db, { id: params.id })
      const changes = await listChanges(db, 'reservations', params.id)
      const seen = (values: unknown) => seenValues(actor, 'reservations', values)
      return changes.map((change) => ({ ...change, before: seen(change.before), after: seen(change.after) }))
    },
  })
  mountLedger(app, services)
}

/** Mounts the entries of the ledger, and closing an alert that a person has dealt with. */
function mountLedger(app: FastifyInstance, services: CollectionServices): void {
  const { db } = services
  mountCalls(app, reservationCalls, {
    recordTransaction: (request) => {
      const { actor, params, body } = request
      const add = (tx: Db) => addTransaction(tx, actor, params.id, body, services)
      return runWithIdempotencyKey(db, keyOf(request, actor), body, add)
    },
    deleteTransaction: async ({ actor, params }) =>
      transactionView(await removeTransaction(db, actor, params.id, services)),
    closeAlert: ({ actor, params }) =>
      inTransaction(db, async (tx) => alertView(await closeAlert(tx, actor, params.id, services))),
  })
}
