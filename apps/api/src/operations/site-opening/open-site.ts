import type { SiteOpening } from '@dvor/contract/installation/site-opening.ts'
import { globalSettings } from '../../collections/global-settings.ts'
import type { CallContext } from '../../crud/define.ts'
import { editRow } from '../../crud/write.ts'
import { inTransaction, type Db } from '../../db/database.ts'
import { ApiError } from '../../platform/errors.ts'
import { readOpening } from './read-opening.ts'

/**
 * Opens the site for search engines or closes it. While sample content remains, opening needs `anyway`. @throws
 * ApiError `sample_left` with the remaining sample content, also in sample mode, where the site cannot be opened
 */
export async function openSite(
  db: Db,
  { open, anyway }: { open: boolean; anyway: boolean },
  context: CallContext,
): Promise<SiteOpening> {
  return inTransaction(db, async (tx) => {
    const found = await readOpening(tx)
    const isLeft = found.settings.length + found.records.length > 0
    if (open && (found.sample_mode || (isLeft && !anyway)))
      throw new ApiError('sample_left', 'Something on the site is still of the sample', { details: found })
    await editRow(tx, globalSettings, undefined, { open_to_search: open }, context)
    return { ...found, open }
  })
}
