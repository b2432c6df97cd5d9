import { siteOpeningCalls } from '@dvor/contract/calls/installation/sample.ts'
import { globalSettings } from '@dvor/contract/collections/settings/global-settings.ts'
import type { SampleConfirmation, SiteOpening } from '@dvor/contract/installation/site-opening.ts'
import type { FastifyInstance } from 'fastify'
import type { CallContext } from '../../crud/define.ts'
import { collectionOf } from '../../crud/registry.ts'
import { editRow } from '../../crud/write.ts'
import { inTransaction } from '../../db/database.ts'
import { recordChanges } from '../../history/queries.ts'
import { ApiError } from '../../platform/errors.ts'
import { mountCalls } from '../../platform/http/mount-calls.ts'
import type { CollectionServices } from '../../crud/services.ts'
import type { GatewayOptions } from '../../payments/providers/services.ts'
import { deleteMarks } from './queries.ts'
import { readOpening, type OpeningServices } from './read-opening.ts'

/** Mounts opening the site for search engines, and the remaining sample content. */
export function mountSiteOpening(app: FastifyInstance, services: CollectionServices & GatewayOptions): void {
  const { db, clock, publicUrl } = services
  mountCalls(app, siteOpeningCalls, {
    read: () => readOpening(db, services),
    open: ({ actor, body }) => openSite(services, body, { actor, clock, publicUrl }),
    confirm: ({ actor, body }) => confirmRecords(services, body, { actor, clock, publicUrl }),
  })
}

/**
 * Opens the site for search engines or closes it. While something is missing or sample content remains, opening needs
 * `anyway`. @throws ApiError `sample_left` with both, also in sample mode, where the site cannot be opened
 */
async function openSite(
  services: Pick<CollectionServices, 'db'> & OpeningServices,
  { open, anyway }: { open: boolean; anyway: boolean },
  context: CallContext,
): Promise<SiteOpening> {
  return inTransaction(services.db, async (tx) => {
    const opening = await readOpening(tx, services)
    const isLeft = opening.missing.length + opening.settings.length + opening.records.length > 0
    if (open && (opening.sample_mode || (isLeft && !anyway)))
      throw new ApiError('sample_left', 'Something on the site is still of the sample', { details: opening })
    await editRow(
      tx,
      collectionOf(services.registry, globalSettings),
      undefined,
      { open_to_search: open },
      context,
    )
    return { ...opening, open }
  })
}

/** Records that the owner has read the records and keeps them as they are. @returns the remaining sample content */
async function confirmRecords(
  services: Pick<CollectionServices, 'db'> & OpeningServices,
  { records }: SampleConfirmation,
  { actor }: CallContext,
): Promise<SiteOpening> {
  return inTransaction(services.db, async (tx) => {
    await deleteMarks(tx, records)
    const changes = records.map(({ collection, id }) => ({
      collection,
      recordId: id,
      action: 'confirm' as const,
    }))
    await recordChanges(tx, actor, changes)
    return readOpening(tx, services)
  })
}
