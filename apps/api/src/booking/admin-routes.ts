import { reservations as declaration } from '@dvor/contract/collections/reservations/reservations.ts'
import {
  adminBooking,
  historyEntry,
  reservationEdit,
} from '@dvor/contract/reservations/admin-reservations.ts'
import { reservationAlert } from '@dvor/contract/reservations/reservation-alerts.ts'
import { transactionInput, transactionLog } from '@dvor/contract/money/ledger.ts'
import { id } from '@dvor/contract/values/values.ts'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { typedApp, type TypedApp } from '../platform/http/typed-routes.ts'
import { ifMatchOf } from '../platform/http/if-match.ts'
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
import { removeReservation } from './changing/remove-reservation.ts'
import { parseEdit } from './changing/parse-edit.ts'

const byId = z.object({ id })
const record = z.looseObject({ id })
const config = { access: 'admin' } as const
const tags = ['reservations']

/** Mounts the owner's calls: own bookings, edits and transitions, the history, the ledger, closing of alerts. */
export function mountReservationsForAdmins(
  app: FastifyInstance,
  services: CollectionServices & GatewayServices,
): void {
  const { db, clock, registry } = services
  const collection = collectionOf(registry, declaration)
  const typed = typedApp(app)
  const show = async (row: { id: string }, context: CallContext) => {
    const fresh = (await findReservation(db, { id: row.id })) as unknown as Row
    const [shown] = await present(db, registry, collection, [fresh], context, 'single')
    return shown ?? row
  }
  const contextOf = ({ actor }: { actor: CallContext['actor'] }): CallContext => ({
    actor,
    clock: services.clock,
    publicUrl: services.publicUrl,
  })

  typed.post('/reservations', {
    config,
    schema: { summary: 'Rezervácia od správcu', tags, body: adminBooking, response: { 200: record } },
    handler: async (request) => {
      const { actor, body } = request
      const book = async (tx: Db) => ({ id: (await bookReservation(tx, actor, body, services)).id })
      const withIdempotencyKey = () => runWithIdempotencyKey(db, keyOf(request, actor), body, book)
      return show(await withAlternatives(db, clock, withIdempotencyKey), contextOf(request))
    },
  })
  typed.put('/reservations/:id', {
    config: { access: 'admin', validatedByHandler: true },
    schema: { summary: 'Úprava rezervácie alebo jej stavu', tags, params: byId, response: { 200: record } },
    handler: async (request) => {
      const { actor, params, body } = request
      const current = await show({ id: params.id }, contextOf(request))
      const ifMatch = ifMatchOf(request)
      refuseStale({ ...current }, ifMatch)
      const edit = parseEdit(reservationEdit, body, current)
      const save = () => editReservation(db, actor, params.id, edit, services, ifMatch)
      return show(await withAlternatives(db, clock, save), contextOf(request))
    },
  })
  typed.delete('/reservations/:id', {
    config,
    schema: {
      summary: 'Odstránenie rezervácie bez platieb a dokladov',
      tags,
      params: byId,
      response: { 200: record },
    },
    handler: async (request) => {
      const shown = await show({ id: request.params.id }, contextOf(request))
      await removeReservation(db, request.actor, request.params.id, services)
      return shown
    },
  })
  mountHistory(typed, services)
  mountLedger(typed, services)
  mountAlerts(typed, services)
}

/** Mounts the history of all changes of a reservation. */
function mountHistory(typed: TypedApp, { db }: CollectionServices): void {
  typed.get('/reservations/:id/history', {
    config,
    schema: { summary: 'História rezervácie', tags, params: byId, response: { 200: z.array(historyEntry) } },
    handler: async ({ params }) => {
      await findReservation(db, { id: params.id })
      return listChanges(db, 'reservations', params.id)
    },
  })
}

/** Mounts the entries of the ledger. */
function mountLedger(typed: TypedApp, services: CollectionServices): void {
  const { db } = services
  typed.post('/reservations/:id/transaction-logs', {
    config,
    schema: {
      summary: 'Zápis platby alebo vratky',
      tags,
      params: byId,
      body: transactionInput,
      response: { 200: transactionLog },
    },
    handler: (request) => {
      const { actor, params, body } = request
      const add = (tx: Db) => addTransaction(tx, actor, params.id, body, services)
      return runWithIdempotencyKey(db, keyOf(request, actor), body, add)
    },
  })
  typed.delete('/transaction-logs/:id', {
    config,
    schema: { summary: 'Odstránenie zápisu platby', tags, params: byId, response: { 200: transactionLog } },
    handler: async ({ actor, params }) =>
      transactionView(await removeTransaction(db, actor, params.id, services)),
  })
}

/** Mounts closing an alert that a person has dealt with. */
function mountAlerts(typed: TypedApp, services: CollectionServices): void {
  const { db } = services
  typed.delete('/reservation-alerts/:id', {
    config,
    schema: {
      summary: 'Vybavené upozornenie na rezervácii',
      tags,
      params: byId,
      response: { 200: reservationAlert },
    },
    handler: ({ actor, params }) =>
      inTransaction(db, async (tx) => alertView(await closeAlert(tx, actor, params.id, services))),
  })
}
