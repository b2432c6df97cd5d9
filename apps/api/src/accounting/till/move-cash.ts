import type { TillMovementInput } from '@dvor/contract/money/till.ts'
import { actorName, type Actor } from '../../platform/actor.ts'
import { inTransaction, type Db } from '../../db/database.ts'
import { recordChange } from '../../history/queries.ts'
import type { AccountingServices } from '../services.ts'
import { insertTillMovement, type Movement } from './till-queries.ts'

/** Books cash that is put into the till or taken out of it and is no payment of a guest. */
export async function moveCash(
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
