import { bookOn, readOldOrders, takeOver } from './afterwards.ts'
import type { ArchivedProperty } from './archived-property.ts'
import { acknowledgedBefore, live, type History } from './history.ts'
import { Report, seconds } from './report.ts'
import { carryOut, controls, toMinuteBefore, type Restore, type Restored } from './restores.ts'
import { archivedSizes } from './sizes.ts'

/** Backs up, lets guests book and a mistake happen, restores, and goes on as the guide has it. */
export async function drill(property: ArchivedProperty, report: Report): Promise<void> {
  const { archive, old } = property
  report.figure('full backup, first place', seconds(await archive.run('--repo=1', '--type=full', 'backup')))
  report.figure('full backup, second place', seconds(await archive.run('--repo=2', '--type=full', 'backup')))
  const history = await live(property)
  await property.served.stop()
  report.figure('the last changes reach the archive in', seconds(await archive.run('check')))
  await describe(property, history, report)
  const restored = await restore(property, history, toMinuteBefore, report)
  report.note('guests book on, no number is given twice', await bookOn(restored, history))
  await restored.served.stop()
  const { listed, faults } = await readOldOrders(old, history)
  report.note(`orders since the target, read in the old cluster: ${listed}`, faults)
  for (const control of controls) await stop(await restore(property, history, control, report))
  const backupMs = await takeOver(property, restored)
  report.figure('the restored cluster archives, its full backup', seconds(backupMs))
  await restored.cluster.stop()
}

async function describe(property: ArchivedProperty, history: History, report: Report): Promise<void> {
  report.figure('orders acknowledged in all', history.booked.length)
  report.figure('… before the target', acknowledgedBefore(history).length)
  report.figure('changes of the owner before the target', history.owner.until(history.noted).length)
  report.note('no guest was refused before the mistake', history.violations)
  report.figure('guests refused by the mistake (other price)', history.refusedByMistake.length)
  for (const { what, value } of await archivedSizes(property)) report.figure(what, value)
  const { data } = await property.prepare('other-passphrase')
  const isRefused = await property.archive.refusesOtherPassphrase(data)
  report.note('control: another passphrase restores nothing', isRefused ? [] : ['it was not refused'])
}

async function restore(
  property: ArchivedProperty,
  history: History,
  wanted: Restore,
  report: Report,
): Promise<Restored> {
  console.log(`${wanted.name}: ${wanted.what}`)
  const restored = await carryOut(property, history, wanted)
  report.restored(wanted, acknowledgedBefore(history).length, restored)
  return restored
}

async function stop({ served, cluster }: Restored): Promise<void> {
  await served.stop()
  await cluster.stop()
}
