import { globalSettings } from '@dvor/contract/collections/settings/global-settings.ts'
import type { SamplePart, SampleRemoval, SampleRemoved } from '@dvor/contract/installation/sample-mode.ts'
import { type Settings } from '../../db/schema/settings/global-settings.ts'
import type { CallContext } from '../../crud/define.ts'
import { collectionOf, type Registry } from '../../crud/registry.ts'
import type { CollectionServices } from '../../crud/services.ts'
import { deleteRow, editRow } from '../../crud/write.ts'
import { inTransaction, type Db } from '../../db/database.ts'
import { ApiError } from '../../platform/errors.ts'
import { sampleSettings } from '../../seed/sample-settings.ts'
import { deleteStaleMarks } from '../site-opening/queries.ts'
import { listUntouched } from './content-queries.ts'
import { lockSettings } from '../../property/settings.ts'
import { collectionsOf, listObstacles, notSample } from './read-sample.ts'
import { announceEmptied, deleteTrials, lockTrials } from './trial-queries.ts'

/** Settings that would direct money or e-mails to a business that does not exist. */
const ofBusiness = [
  'legal_name',
  'ico',
  'dic',
  'ic_dph',
  'registration_note',
  'iban',
  'facebook_url',
  'instagram_url',
] as const

/**
 * Ends the sample mode ("Vymazať ukážku a začať"): deletes all trials with their number series and the chosen parts of
 * the sample content, and clears business data that would mislead real guests. All or nothing. @throws ApiError
 * `not_sample`, `real_money` where the property has anything beyond trials
 */
export async function leaveSample(
  { db, registry }: Pick<CollectionServices, 'db' | 'registry'>,
  { parts }: Pick<SampleRemoval, 'parts'>,
  context: CallContext,
): Promise<SampleRemoved> {
  return inTransaction(db, async (tx) => {
    const settings = await lockSettings(tx)
    if (!settings.sample_mode) throw notSample()
    await lockTrials(tx)
    const obstacles = await listObstacles(tx)
    if (obstacles.length > 0)
      throw new ApiError('real_money', 'There is more than a trial here', { details: { obstacles } })
    const trial = await deleteTrials(tx)
    const content = await deleteParts(tx, registry, parts, context)
    const emptied = invented(settings)
    await editRow(
      tx,
      collectionOf(registry, globalSettings),
      settings.id,
      { ...cleared(emptied), sample_mode: false, open_to_search: false },
      context,
    )
    await deleteStaleMarks(tx, registry)
    await announceEmptied(tx)
    return { trial, ...content, emptied }
  })
}

/** Settings that still have the sample's values. */
const invented = (settings: Settings): (typeof ofBusiness)[number][] =>
  ofBusiness.filter((key) => settings[key] === sampleSettings[key])

const cleared = (keys: readonly string[]): Record<string, null> =>
  Object.fromEntries(keys.map((key) => [key, null]))

async function deleteParts(
  db: Db,
  registry: Registry,
  chosenParts: readonly SamplePart[],
  context: CallContext,
): Promise<Pick<SampleRemoved, 'parts' | 'in_use'>> {
  const parts: SampleRemoved['parts'] = {}
  let in_use = 0
  for (const part of new Set(chosenParts)) {
    let gone = 0
    for (const collection of collectionsOf(registry, part)) {
      const ids = await listUntouched(db, collection)
      for (const id of ids) {
        const isGone = await deleteRow(db, collection, id, context, { withParts: true }).then(
          () => true,
          isInUse,
        )
        if (isGone) gone += 1
        else in_use += 1
      }
    }
    parts[part] = gone
  }
  return { parts, in_use }
}

/** A sample record that the owner's records refer to stays; any other error ends the whole operation. */
function isInUse(error: unknown): false {
  if (error instanceof ApiError && error.code === 'in_use') return false
  throw error
}
