import { restoreBackup } from '@dvor/api/operations/backups/restore-backup.ts'
import { findArchive, listArchives } from '@dvor/api/operations/backups/find-archive.ts'
import { readWords, report, runCommand } from './commands/command.ts'
import { readSettings, type Settings } from './settings/config.ts'
import { withExclusiveStores } from './commands/installation-stores.ts'
import { StartFailure } from './failures/start-failure.ts'
import { reportIntegrity } from './commands/integrity-report.ts'

const usage = 'script/restore ARCHIVE [--replace] [--other-secret]'

/** The archives that there are, for an operator who has not named one. */
async function archiveLines({ backups }: Settings): Promise<string[]> {
  const archives = await listArchives(backups)
  return archives.map(({ name, isHere, isThere }) => {
    const places = [isHere ? backups.folder : null, isThere ? 'the second place' : null]
    return `${name}  in ${places.filter((place) => place !== null).join(' and ')}`
  })
}

/** Puts a property back from an archive, into an empty place or, said explicitly, over another; behind script/restore. */
await runCommand(async () => {
  const words = { replace: { type: 'boolean' }, 'other-secret': { type: 'boolean' } } as const
  const { values, positionals } = readWords(usage, words, 1)
  const [archive] = positionals
  const settings = readSettings(process.env)
  if (!archive) throw new StartFailure([`Usage: ${usage}`, ...(await archiveLines(settings))].join('\n'))
  const path = await findArchive(archive, settings.backups, report)
  await withExclusiveStores(settings, async (property) => {
    const options = { replace: values.replace, otherSecret: values['other-secret'] }
    const { madeAt, rows, files } = await restoreBackup(property, {
      path,
      passphrase: settings.backups.passphrase,
      report,
      ...options,
    })
    report(`The property of ${madeAt} is back: ${rows} rows, ${files} files`)
    await reportIntegrity(property)
  })
})
