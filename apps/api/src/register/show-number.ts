import type { RecordedAction } from '@dvor/contract/insight/recorded-actions.ts'
import type { RegisterEntry } from '@dvor/contract/guests/guest-register.ts'
import type { Actor } from '../platform/actor.ts'
import { inTransaction, type Db } from '../db/database.ts'
import { recordChange } from '../history/queries.ts'
import { DocumentNumbers } from './document-numbers.ts'
import { entryShown } from './present-guests.ts'
import { findGuest, listByIds } from './queries.ts'
import type { RegisterServices } from './services.ts'

/** One document number in full; each reading is recorded in the reservation's history. @throws ApiError `not_found` */
export async function showNumber(
  db: Db,
  actor: Actor,
  id: string,
  { appSecret }: RegisterServices,
): Promise<string | null> {
  return inTransaction(db, async (tx) => {
    const guest = await findGuest(tx, id)
    await noteLook(tx, actor, guest.reservation, 'guest_document_shown', 1)
    return new DocumentNumbers(appSecret).open(guest.id, guest.document_sealed)
  })
}

/** The sheet for the police, with document numbers in full; recorded in the history of each reservation. */
export async function showForeigners(
  db: Db,
  actor: Actor,
  ids: readonly string[],
  { appSecret }: RegisterServices,
): Promise<RegisterEntry[]> {
  const numbers = new DocumentNumbers(appSecret)
  return inTransaction(db, async (tx) => {
    const guests = await listByIds(tx, ids)
    await noteExport(
      tx,
      actor,
      guests.map(({ reservation }) => reservation.id),
    )
    return guests.map((one) => ({
      ...entryShown(one, numbers),
      document_number: numbers.open(one.guest.id, one.guest.document_sealed),
      visa_number: numbers.open(one.guest.id, one.guest.visa_sealed),
    }))
  })
}

/** Records in the history of each reservation that numbers were exported; `reservations` has an entry for each person. */
export async function noteExport(db: Db, actor: Actor, reservations: readonly string[]): Promise<void> {
  for (const [reservation, guests] of Map.groupBy(reservations, (id) => id))
    await noteLook(db, actor, reservation, 'guests_exported', guests.length)
}

function noteLook(db: Db, actor: Actor, recordId: string, action: RecordedAction, guests: number) {
  return recordChange(db, actor, { collection: 'reservations', recordId, action, after: { guests } })
}
