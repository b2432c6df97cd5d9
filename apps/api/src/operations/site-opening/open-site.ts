import { globalSettings } from '@dvor/contract/collections/settings/global-settings.ts'
import type { SiteOpening } from '@dvor/contract/installation/site-opening.ts'
import type { CallContext } from '../../crud/define.ts'
import { editRow } from '../../crud/write.ts'
import { collectionOf } from '../../crud/registry.ts'
import type { CollectionServices } from '../../crud/services.ts'
import { inTransaction } from '../../db/database.ts'
import { ApiError } from '../../platform/errors.ts'
import { readOpening, type OpeningServices } from './read-opening.ts'

/**
 * Opens the site for search engines or closes it. While something is missing or sample content remains, opening needs
 * `anyway`. @throws ApiError `sample_left` with both, also in sample mode, where the site cannot be opened
 */
export async function openSite(
  services: Pick<CollectionServices, 'db'> & OpeningServices,
  { open, anyway }: { open: boolean; anyway: boolean },
  context: CallContext,
): Promise<SiteOpening> {
  return inTransaction(services.db, async (tx) => {
    const found = await readOpening(tx, services)
    const isLeft = found.missing.length + found.settings.length + found.records.length > 0
    if (open && (found.sample_mode || (isLeft && !anyway)))
      throw new ApiError('sample_left', 'Something on the site is still of the sample', { details: found })
    await editRow(
      tx,
      collectionOf(services.registry, globalSettings),
      undefined,
      { open_to_search: open },
      context,
    )
    return { ...found, open }
  })
}
