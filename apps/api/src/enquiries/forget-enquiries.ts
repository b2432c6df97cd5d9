import { addDays } from '@dvor/format/days.ts'
import { startOfDayInstant, todayIn } from '@dvor/format/instants.ts'
import { inTransaction } from '../db/database.ts'
import type { Services } from '../platform/services.ts'
import { readSettings } from '../property/settings.ts'
import { deleteOldMessages } from './queries.ts'

/** Deletes messages of the contact form, with their history, once the days of retention since they came are over. */
export async function forgetEnquiries({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<void> {
  await inTransaction(db, async (tx) => {
    const { retention_days } = await readSettings(tx)
    const before = startOfDayInstant(addDays(todayIn(clock.now()), -retention_days))
    await deleteOldMessages(tx, before.toISOString())
  })
}
