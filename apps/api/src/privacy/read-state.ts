import type { PersonalDataState } from '@dvor/contract/privacy/personal-data.ts'
import { retentionSettings } from '@dvor/contract/privacy/retention.ts'
import { inDryRun } from '../db/dry-run.ts'
import type { Services } from '../platform/services.ts'
import { readSettings } from '../property/settings.ts'
import { clearDue } from './clear-expired.ts'
import { listRuns } from './run-queries.ts'

/** The times of retention, the number of records that a run at this moment would clear, and the latest runs. */
export async function readState({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<PersonalDataState> {
  const settings = await readSettings(db)
  const counts = await inDryRun(db, true, (tx) => clearDue(tx, clock.now()))
  return {
    due: retentionSettings.map((setting) => ({
      setting,
      days: settings[setting],
      count: counts[setting] ?? 0,
    })),
    runs: await listRuns(db),
  }
}
