import { finalDeletes } from '@dvor/contract/insight/undo.ts'
import { z } from 'zod'
import { reorderOffers } from '../content/reorder-offers.ts'
import { isSame } from './changed-keys.ts'
import { reasonOf } from './reasons.ts'
import { require, UndoRefused, type PlanUndo, valuesOf } from './undo-entry.ts'
import { undoPrices } from './undo-prices.ts'
import { undoRecord } from './undo-record.ts'
import { undoReservation } from './undo-reservation.ts'
import { undoRoom } from './undo-room.ts'

/** Records that open doors; another proof and other steps belong to their changes (decision 057). */
const access = new Set(['users', 'roles', 'api-keys', 'webhooks', 'mail-server'])

/** What the engine of collections writes. */
const engineActions = new Set(['create', 'edit', 'update', 'delete', 'upload'])

const order = z.object({ ids: z.array(z.uuid()) })

const undoOrder: PlanUndo = async (_tx, { before, after }, { actor, services }) => {
  require(actor, 'content.edit')
  const [was, is] = [order.safeParse(before).data, order.safeParse(after).data]
  if (!was || !is || isSame(was, is)) throw new UndoRefused('nothing')
  return { values: [], apply: (db) => reorderOffers(db, actor, was, services) }
}

const ownKinds: Readonly<Record<string, PlanUndo>> = {
  'price-changes': undoPrices,
  prices: undoPrices,
  'day-rates': undoPrices,
  'room-states': undoRoom,
  reservations: undoReservation,
}

/** How a change is taken back. @throws UndoRefused for kinds that are not */
export const planOf: PlanUndo = async (tx, entry, context) => {
  const { collection: name, action } = entry
  if (access.has(name)) throw new UndoRefused('access')
  const own = ownKinds[name]
  if (own) return own(tx, entry, context)
  if (name === 'seasonal-offers' && action === 'reorder') return undoOrder(tx, entry, context)
  const collection = context.services.registry.get(name)
  const isFinal = action === 'delete' && finalDeletes.has(name)
  if (!collection || isFinal || !engineActions.has(action)) throw new UndoRefused(reasonOf(action))
  if (action === 'edit' && !valuesOf(entry.before)) throw new UndoRefused('erased')
  return undoRecord(collection)(tx, entry, context)
}
