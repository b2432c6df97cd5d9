import { restoreBackup } from '@dvor/api/operations/backups/restore-backup.ts'
import { findArchive, listArchives } from '@dvor/api/operations/backups/find-archive.ts'
import { readWords, report, runCommand } from './commands/command.ts'
import { readSettings, type Settings } from './settings/config.ts'
import { withExclusiveStores } from './commands/installation-stores.ts'
import { StartFailure } from './failures/start-failure.ts'
import { reportIntegrity } from './commands/integrity-report.ts'

const usage = 'script/restore ARCHIVE|--newest [--replace] [--other-secret]'

/** The archives that there are, for an operator who has not named one. */
async function archiveLines({ backups }: Settings): Promise<string[]> {
  const archives = await listArchives(backups, report)
  return archives.map(({ name, isHere, isThere }) => {
    const places = [isHere ? backups.folder : null, isThere ? 'the second place' : null]
    return `${name}  in ${places.filter((place) => place !== null).join(' and ')}`
  })
}

/** Name of the newest archive of both places. @throws StartFailure when there is none */
async function newestArchive({ backups }: Settings): Promise<string> {
  const [newest] = await listArchives(backups, report)
  if (!newest) throw new StartFailure(`There is no archive in ${backups.folder}`)
  report(`The newest archive is ${newest.name}`)
  return newest.name
}

/** Puts a property back from an archive, into an empty place or, said explicitly, over another; behind script/restore. */
await runCommand(async () => {
  const switches = {
    newest: { type: 'boolean' },
    replace: { type: 'boolean' },
    'other-secret': { type: 'boolean' },
  } as const
  const { values, positionals } = readWords(usage, switches, 1)
  const [named] = positionals
  if (named && values.newest) throw new StartFailure(`Usage: ${usage}`)
  const settings = readSettings(process.env)
  const archive = values.newest ? await newestArchive(settings) : named
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
