import { resolve } from 'node:path'
import { restoreBackup } from '@dvor/api/operations/backups/restore-backup.ts'
import { readWords, report, runCommand } from './commands/command.ts'
import { readSettings } from './settings/config.ts'
import { withExclusiveStores } from './commands/installation-stores.ts'
import { StartFailure } from './failures/start-failure.ts'
import { reportIntegrity } from './commands/integrity-report.ts'

const usage = 'script/restore ARCHIVE [--replace] [--other-secret]'

/** Puts a property back from an archive, into an empty place or, said explicitly, over another; behind script/restore. */
await runCommand(async () => {
  const words = { replace: { type: 'boolean' }, 'other-secret': { type: 'boolean' } } as const
  const { values, positionals } = readWords(usage, words, 1)
  const [archive] = positionals
  if (!archive) throw new StartFailure(`Usage: ${usage}`)
  const settings = readSettings(process.env)
  await withExclusiveStores(settings, async (property) => {
    const options = { replace: values.replace, otherSecret: values['other-secret'] }
    const { madeAt, rows, files } = await restoreBackup(property, {
      path: resolve(archive),
      passphrase: settings.backups.passphrase,
      report,
      ...options,
    })
    report(`The property of ${madeAt} is back: ${rows} rows, ${files} files`)
    await reportIntegrity(property)
  })
})
