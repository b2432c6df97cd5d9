import { tillCalls } from '@dvor/contract/calls/money/till.ts'
import type { TillMovementInput } from '@dvor/contract/money/till.ts'
import type { FastifyInstance } from 'fastify'
import { inTransaction, type Db } from '../../db/database.ts'
import { recordChange } from '../../history/queries.ts'
import { actorName, type Actor } from '../../platform/actor.ts'
import { mountCalls } from '../../platform/http/mount-calls.ts'
import { daysOf } from '../month-days.ts'
import type { AccountingServices } from '../services.ts'
import { handOver, handoverView } from './hand-over.ts'
import { readTill } from './read-till.ts'
import { renderHandover } from './render-handover.ts'
import { findHandover, listHandovers, insertTillMovement, type Movement } from './till-queries.ts'

/** Mounts the till: its state, movements of cash, and hand-overs with their files. */
export function mountTill(app: FastifyInstance, services: AccountingServices): void {
  const { db } = services
  mountCalls(app, tillCalls, {
    till: () => readTill(db, services),
    moveCash: async ({ actor, body }) => {
      await moveCash(db, actor, body, services)
      return readTill(db, services)
    },
    handovers: async ({ query }) => {
      const { first, last } = daysOf(query.month)
      return (await listHandovers(db, first, last)).map(handoverView)
    },
    handOver: async ({ actor, body }) => handoverView(await handOver(db, actor, body, services)),
    handoverFile: async ({ params }, reply) => {
      const handover = await findHandover(db, params.id)
      return reply
        .type('application/pdf')
        .header('content-disposition', `attachment; filename="pokladna-${handover.number}.pdf"`)
        .header('x-content-type-options', 'nosniff')
        .serializer((bytes: unknown) => bytes as string)
        .send(await renderHandover(handover))
    },
  })
}

/** Books cash that is put into the till or taken out of it and is no payment of a guest. */
async function moveCash(
  db: Db,
  actor: Actor,
  { kind, amount, note }: TillMovementInput,
  { clock }: Pick<AccountingServices, 'clock'>,
): Promise<Movement> {
  return inTransaction(db, async (tx) => {
    const moved = await insertTillMovement(tx, {
      kind,
      amount: kind === 'withdrawal' ? -amount : amount,
      note,
      recorded_by: actorName(actor),
      createdAt: clock.now().toISOString(),
    })
    await recordChange(tx, actor, { collection: 'till', recordId: moved.id, action: kind, after: moved })
    return moved
  })
}
