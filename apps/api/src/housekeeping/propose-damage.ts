import type { Db } from '../db/database.ts'
import { actorName } from '../platform/actor.ts'
import { today } from '../platform/clock.ts'
import type { CallContext } from '../crud/define.ts'
import type { Task } from './close-room.ts'
import { proposeItem } from './propose-item.ts'
import { lastStayIn } from './report-minibar.ts'

/**
 * Proposes a defect that guests caused to the bill of those who slept in its room last, once; the reception decides about
 * the sum. A room in which nobody slept proposes nothing.
 */
export async function proposeDamage(
  db: Db,
  { id: task, title, by_guest, accommodation_unit: unit }: Task,
  before: Task | undefined,
  { actor, clock }: CallContext,
): Promise<void> {
  if (!by_guest || !unit || before?.by_guest) return
  const day = today(clock)
  const stay = await lastStayIn(db, unit, day)
  if (!stay) return
  const item = { reservation: stay.reservation, title, quantity: 1, day, reported_by: actorName(actor), task }
  const reason = `Škoda: ${title}. Zapíšte sumu na účet, alebo návrh zahoďte.`
  await proposeItem(db, item, reason, { clock })
}
