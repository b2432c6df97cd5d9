import { addDays } from '@dvor/format/days.ts'
import { todayIn } from '@dvor/format/instants.ts'
import { readSettings } from '../property/settings.ts'
import type { Services } from '../platform/services.ts'
import { forgetConflictsBefore } from './conflict-queries.ts'
import { forgetEventsBefore } from './event-queries.ts'

/** Deletes old imported events. Their titles may be guests' names, so they are kept as long as other personal data. */
export async function forgetOldEvents({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<void> {
  const { retention_days } = await readSettings(db)
  const limit = addDays(todayIn(clock.now()), -retention_days)
  await forgetEventsBefore(db, limit)
  await forgetConflictsBefore(db, limit)
}
