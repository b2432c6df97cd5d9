import { numberIssues } from '@dvor/contract/values/company-numbers.ts'
import { firstStepKeys, type FirstStepKey, type FirstSteps } from '@dvor/contract/installation/first-steps.ts'
import { sql } from 'drizzle-orm'
import { units } from '../../db/schema/accommodation/accommodation-units.ts'
import type { Settings } from '../../db/schema/settings/global-settings.ts'
import type { Db } from '../../db/database.ts'
import { readSettings } from '../../property/settings.ts'
import { takesOnlinePayments } from '../../payments/providers/providers.ts'
import { isMailSet } from '../../messaging/configured-transport.ts'
import { hasUsableAccount } from '../../property/bank-transfer/reservation-transfer.ts'
import { isUntouched } from '../sample-mode/content-queries.ts'
import { listSampleRecords } from '../site-opening/queries.ts'
import { listSampleSettings, type OpeningServices } from '../site-opening/read-opening.ts'

/** Which first steps are done, computed from the data alone. Values of the sample do not count. */
export async function readFirstSteps(db: Db, services: OpeningServices): Promise<FirstSteps> {
  const [settings, ownUnits, sampleRecords] = await Promise.all([
    readSettings(db),
    countOwnUnits(db),
    listSampleRecords(db, services.registry),
  ])
  const bank = isOwn(settings, ['iban']) && hasUsableAccount(settings)
  const done: Record<FirstStepKey, boolean> = {
    contact: isOwn(settings, ['business_name', 'street', 'city', 'email', 'phone']),
    legal: isOwn(settings, ['legal_name', 'ico']) && numberIssues(settings).length === 0,
    bank,
    mail: isMailSet(settings, services),
    units: ownUnits > 0,
    texts: sampleRecords.length === 0,
    payments: bank || takesOnlinePayments(settings, services),
    search: settings.open_to_search && !settings.sample_mode,
  }
  return firstStepKeys.map((key) => ({ key, done: done[key] }))
}

function isOwn(settings: Settings, keys: readonly (keyof Settings)[]): boolean {
  const sample = listSampleSettings(settings)
  return keys.every((key) => Boolean(settings[key]) && !sample.includes(key))
}

/** Number of active units with a price that the owner has entered or checked. */
const countOwnUnits = (db: Db): Promise<number> =>
  db.$count(
    units,
    sql`${units.active} and ${units.base_price} > 0 and not ${isUntouched('accommodation-units', units.id)}`,
  )
