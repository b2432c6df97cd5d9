import type { SampleConfirmation, SiteOpening } from '@dvor/contract/installation/site-opening.ts'
import type { CallContext } from '../../crud/define.ts'
import type { CollectionServices } from '../../crud/services.ts'
import { inTransaction } from '../../db/database.ts'
import { recordChanges } from '../../history/queries.ts'
import { deleteMarks } from './queries.ts'
import { readOpening, type OpeningServices } from './read-opening.ts'

/** Records that the owner has read the records and keeps them as they are. @returns the remaining sample content */
export async function confirmRecords(
  services: Pick<CollectionServices, 'db'> & OpeningServices,
  { records }: SampleConfirmation,
  { actor }: CallContext,
): Promise<SiteOpening> {
  return inTransaction(services.db, async (tx) => {
    await deleteMarks(tx, records)
    const changes = records.map(({ collection, id }) => ({ collection, recordId: id, action: 'confirm' }))
    await recordChanges(tx, actor, changes)
    return readOpening(tx, services)
  })
}
