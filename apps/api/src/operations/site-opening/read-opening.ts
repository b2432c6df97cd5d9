import type { SiteOpening } from '@dvor/contract/installation/site-opening.ts'
import type { Settings } from '../../db/schema/settings/global-settings.ts'
import { seedSettings } from '../../seed/seed-settings.ts'
import type { Registry } from '../../crud/registry.ts'
import type { Db } from '../../db/database.ts'
import { sampleSettings } from '../../seed/sample-settings.ts'
import { readSettings } from '../../property/settings.ts'
import { listSampleRecords } from './queries.ts'

/** Settings that identify the business to guests, the tax office and the bank; values of the sample would mislead. */
const identifying = [
  'business_name',
  'legal_name',
  'street',
  'city',
  'ico',
  'dic',
  'ic_dph',
  'email',
  'phone',
  'iban',
  'registration_note',
  'facebook_url',
  'instagram_url',
  'latitude',
  'longitude',
] as const

/** Whether the site is open for search engines, and the remaining sample content. */
export async function readOpening(db: Db, registry: Registry): Promise<SiteOpening> {
  const settings = await readSettings(db)
  return {
    open: settings.open_to_search && !settings.sample_mode,
    sample_mode: settings.sample_mode,
    settings: listSampleSettings(settings),
    records: await listSampleRecords(db, registry),
  }
}

/** Names of the settings with values of the sample or of a new installation. */
export function listSampleSettings(settings: Settings): string[] {
  const usual: Readonly<Record<string, unknown>> = seedSettings
  return identifying.filter((key) => {
    const value = settings[key]
    return value !== null && (value === sampleSettings[key] || value === usual[key])
  })
}
