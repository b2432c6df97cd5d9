import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { makeBackup } from '@dvor/api/operations/backups/make-backup.ts'
import { restoreBackup } from '@dvor/api/operations/backups/restore-backup.ts'
import { checkForeign } from '@dvor/postgres/foreign.ts'
import { readWords, report, runCommand } from './commands/command.ts'
import { readSettings } from './settings/config.ts'
import { withExclusiveStores } from './commands/installation-stores.ts'
import { StartFailure } from './failures/start-failure.ts'
import { reportIntegrity } from './commands/integrity-report.ts'

const usage = 'script/move-database postgresql://USER:PASSWORD@HOST/NAME'

/** Moves the property from the embedded database into another PostgreSQL; files stay. Behind script/move-database. */
await runCommand(async () => {
  const { positionals } = readWords(usage, {}, 1)
  const [target] = positionals
  if (!target) throw new StartFailure(`Usage: ${usage}`)
  const settings = readSettings(process.env)
  if (settings.databaseUrl)
    throw new StartFailure('DATABASE_URL: the property is not in the embedded database any more')
  await checkForeign(target)
  const folder = await mkdtemp(join(tmpdir(), 'dvor-move-'))
  try {
    await withExclusiveStores(settings, async (property) => {
      const path = join(folder, 'database.tar.zst')
      const { rows, tables } = await makeBackup(property, { path, now: new Date(), withFiles: false })
      report(`${rows} rows of ${tables} tables are on their way`)
      const moved = { ...property, pool: { connectionString: target } }
      await restoreBackup(moved, { path, tablesOnly: true, report })
      await reportIntegrity(moved)
      report('Now set DATABASE_URL to it, and APP_SECRET to the content of DATA_DIR/app-secret, and start.')
    })
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
})
