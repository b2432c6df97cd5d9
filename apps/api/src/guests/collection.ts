import { canRead } from '@dvor/contract/declaration/seen.ts'
import { guests as declaration } from '@dvor/contract/collections/reservations/guests.ts'
import { isNull } from 'drizzle-orm'
import { onServer, type Hooks, type ServerCollection } from '../crud/define.ts'
import { guestRows } from '../db/schema/reservations/guests.ts'
import { invalid } from '../platform/errors.ts'
import { nameOf, type Guest } from './place-guest.ts'
import { listVisits } from './visits.ts'

const hooks: Hooks = {
  /** The name follows the first and the last one; whom the owner does not want again has a reason. */
  beforeWrite: async (_db, draft, current) => {
    const card = { ...current, ...draft } as Guest
    if (card.not_again && !card.not_again_reason)
      throw invalid([{ path: 'not_again_reason', code: 'required' }])
    return { ...draft, name: nameOf(card) || card.name }
  },
  compute: async (db, rows, { clock }) => {
    const visits = await listVisits(
      db,
      rows.map(({ id }) => id),
      clock,
    )
    return new Map(
      rows.map(({ id }) => [id, { visits: visits.get(id) ?? { count: 0, last: null, next: null } }]),
    )
  },
}

/** Cards are made by reservations (`place-guest.ts`). One that is merged into another is a part of it, and no record. */
export const guests: ServerCollection = {
  ...onServer(declaration, guestRows, { hooks }),
  read: (_columns, { actor }) => canRead(actor, declaration) && isNull(guestRows.merged_into),
}
