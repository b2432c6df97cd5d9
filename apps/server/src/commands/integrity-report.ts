import type { InstallationStores } from '@dvor/api/operations/backups/make-backup.ts'
import { checkIntegrity } from '@dvor/api/operations/integrity/check-integrity.ts'
import { openDatabase } from '@dvor/api/db/database.ts'
import { openPlainStore } from '@dvor/api/platform/files/open-file-store.ts'
import { report } from './command.ts'

/** Runs the integrity check and reports the result; sets the exit code to 2 on violations. */
export async function reportIntegrity(property: InstallationStores): Promise<void> {
  const db = openDatabase(property.pool)
  try {
    const { checked, violations } = await checkIntegrity(
      db,
      openPlainStore(property.dataDir, property.s3, 'uploads'),
    )
    for (const { rule, count, examples } of violations) report(`${count} ${rule}: ${examples.join(', ')}`)
    if (violations.length === 0)
      report(`Whole: ${checked} rules hold (nights, seats, totals, ledger, series, outbox, files)`)
    else process.exitCode = 2
  } finally {
    await db.$client.end()
  }
}
