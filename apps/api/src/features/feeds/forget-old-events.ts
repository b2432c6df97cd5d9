import { addDays } from '@dvor/format/days.ts'
import { todayIn } from '@dvor/format/instants.ts'
import { readSettings } from '../availability/queries.ts'
import type { Services } from '../../services.ts'
import { forgetConflictsBefore } from './conflict-queries.ts'
import { forgetEventsBefore } from './event-queries.ts'

/** What a portal calls an event may be a guest's name: it is kept as long as other personal data, and no longer. */
export async function forgetOldEvents({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<void> {
  const { retention_days } = await readSettings(db)
  const limit = addDays(todayIn(clock.now()), -retention_days)
  await forgetEventsBefore(db, limit)
  await forgetConflictsBefore(db, limit)
}
