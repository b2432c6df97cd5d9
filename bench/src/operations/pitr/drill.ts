import { seconds, type Report } from '../harness/report.ts'
import { bookOn, readOldOrders, takeOver } from './afterwards.ts'
import type { ArchivedProperty } from './archived-property.ts'
import { acknowledgedBefore, live, type History } from './history.ts'
import { controls, restore, toMinuteBefore, type Restore } from './restores.ts'

const segmentMegabytes = 16
const megabytes = (bytes: number) => `${(bytes / 1_000_000).toFixed(1)} MB`

/** Backs up, lets guests book and a mistake happen, restores, and goes on as the guide has it. */
export async function drill(property: ArchivedProperty, report: Report): Promise<void> {
  const { archive, old } = property
  report.figure('full backup, first place', seconds(await archive.run('--repo=1', '--type=full', 'backup')))
  report.figure('full backup, second place', seconds(await archive.run('--repo=2', '--type=full', 'backup')))
  const history = await live(property)
  await property.served.stop()
  report.figure('the last changes reach the archive in', seconds(await archive.run('check')))
  reportHistory(history, report)
  await reportArchive(property, report)
  const restored = await reportRestore(property, history, toMinuteBefore, report)
  report.note('guests book on, no number is given twice', await bookOn(restored, history))
  await restored.served.stop()
  const { listed, faults } = await readOldOrders(old, history)
  report.note(`orders since the target, read in the old cluster: ${listed}`, faults)
  for (const control of controls) {
    const { served, cluster } = await reportRestore(property, history, control, report)
    await served.stop()
    await cluster.stop()
  }
  const backupMs = await takeOver(property, restored)
  report.figure('the restored cluster archives, its full backup', seconds(backupMs))
  await restored.cluster.stop()
}

function reportHistory(history: History, report: Report): void {
  const { owner, booked, noted, refused } = history
  report.figure('orders acknowledged in all', booked.length)
  report.figure('… before the target', acknowledgedBefore(history).length)
  report.figure('changes of the owner before the target', owner.until(noted).length)
  report.note('no guest was refused before the mistake', refused.before)
  report.note('no change of the owner was refused or seen late', [...owner.refused, ...owner.violations])
  report.figure('guests refused by the mistake (other price)', refused.after.length)
}

async function reportArchive({ archive, old, prepare }: ArchivedProperty, report: Report): Promise<void> {
  const { database, backup, changes } = await archive.sizes()
  const [archiver] = await old.rows<{ n: number; failed: number }>(
    'select archived_count::int as n, failed_count::int as failed from pg_stat_archiver',
  )
  const segments = archiver?.n ?? 0
  report.figure('size of the cluster', megabytes(database))
  report.figure('its full backup, compressed and encrypted', megabytes(backup))
  report.figure('changes archived (WAL)', `${segments} segments, ${segments * segmentMegabytes} MB`)
  report.figure('the same in the archive', megabytes(changes))
  report.figure('failed attempts to archive', String(archiver?.failed))
  const { data } = await prepare('other-passphrase')
  const isRefused = await archive.refusesOtherPassphrase(data)
  report.note('control: another passphrase restores nothing', isRefused ? [] : ['it was not refused'])
}

async function reportRestore(property: ArchivedProperty, history: History, wanted: Restore, report: Report) {
  console.log(`${wanted.name}: ${wanted.what}`)
  const restored = await restore(property, history, wanted)
  const { lost, mistake, violations, restoreMs, replayMs } = restored
  const acknowledged = acknowledgedBefore(history).length
  const cells = {
    restore: wanted.name,
    acknowledged,
    found: acknowledged - lost.length,
    lost: lost.length,
    'of the mistake': mistake.length,
    'other violations': violations.length,
    restored: seconds(restoreMs),
    replayed: seconds(replayMs),
  }
  const faults = wanted.caughtBy ? restored[wanted.caughtBy] : [...mistake, ...violations]
  report.line('restores', cells, { faults, isControl: wanted.caughtBy !== undefined })
  return restored
}
