import { openingGaps, type OpeningGap, type SiteOpening } from '@dvor/contract/installation/site-opening.ts'
import type { Settings } from '../../db/schema/settings/global-settings.ts'
import { seedSettings } from '../../seed/seed-settings.ts'
import type { CollectionServices } from '../../crud/services.ts'
import type { Db } from '../../db/database.ts'
import { sampleSettings } from '../../seed/sample-settings.ts'
import { readSettings } from '../../property/settings.ts'
import { hasUsableAccount } from '../../property/bank-transfer/reservation-transfer.ts'
import { listTermsGaps } from '../../property/terms/unfinished-terms.ts'
import { isMailSet } from '../../messaging/configured-transport.ts'
import { takesOnlinePayments } from '../../payments/providers/providers.ts'
import type { GatewayOptions } from '../../payments/providers/services.ts'
import { listSampleRecords } from './queries.ts'

/** Facts that decide about the opening beside the data: mail and gateways of the environment. */
export type OpeningServices = Pick<CollectionServices, 'appSecret' | 'smtpUrl' | 'registry'> & GatewayOptions

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

/** Whether the site is open for search engines, what guests would miss, and the remaining sample content. */
export async function readOpening(db: Db, services: OpeningServices): Promise<SiteOpening> {
  const settings = await readSettings(db)
  const sample = listSampleSettings(settings)
  return {
    open: settings.open_to_search && !settings.sample_mode,
    sample_mode: settings.sample_mode,
    missing: await listGaps(db, settings, services),
    settings: sample,
    records: await listSampleRecords(db, services.registry),
  }
}

/** Things that guests would miss on the site, in the usual order. */
async function listGaps(db: Db, settings: Settings, services: OpeningServices): Promise<OpeningGap[]> {
  const hasAccount = hasUsableAccount(settings)
  const isMissing: Record<OpeningGap, boolean> = {
    mail: !isMailSet(settings, services),
    payments: !hasAccount && !takesOnlinePayments(settings, services),
    account: hasAccount && listSampleSettings(settings).includes('iban'),
    terms: (await listTermsGaps(db)).length > 0,
  }
  return openingGaps.filter((gap) => isMissing[gap])
}

/** Names of the settings with values of the sample or of a new installation. */
export function listSampleSettings(settings: Settings): string[] {
  const usual: Readonly<Record<string, unknown>> = seedSettings
  return identifying.filter((key) => {
    const value = settings[key]
    return value !== null && (value === sampleSettings[key] || value === usual[key])
  })
}
