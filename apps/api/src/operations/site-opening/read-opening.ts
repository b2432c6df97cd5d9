import type { SiteOpening } from '@dvor/contract/installation/site-opening.ts'
import type { Settings } from '../../db/schema/property/global-settings.ts'
import { seedSettings } from '../../seed/seed-settings.ts'
import type { Db } from '../../db/database.ts'
import { sampleSettings } from '../../sample/content/property-values.ts'
import { readSettings } from '../../inventory/rate-queries.ts'
import { listSampleRecords } from './queries.ts'

/** Settings by which guests, the tax office and the bank know a business; a sample's value of them misleads. */
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

/** Whether the site is open for search engines, and what on it is still of the sample. */
export async function readOpening(db: Db): Promise<SiteOpening> {
  const settings = await readSettings(db)
  return {
    open: settings.open_to_search && !settings.sample_mode,
    sample_mode: settings.sample_mode,
    settings: listSampleSettings(settings),
    records: await listSampleRecords(db),
  }
}

/** Names of the settings that hold what the sample, or a new installation, wrote there. */
export function listSampleSettings(settings: Settings): string[] {
  const usual: Readonly<Record<string, unknown>> = seedSettings
  return identifying.filter((key) => {
    const value = settings[key]
    return value !== null && (value === sampleSettings[key] || value === usual[key])
  })
}
