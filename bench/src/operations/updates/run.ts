import { replaceInstances } from '../harness/fleet.ts'
import { layGround } from '../harness/ground.ts'
import type { Instance } from '../harness/instance.ts'
import { openFleetProperty, rowsAt } from '../harness/property.ts'
import { Report } from '../harness/report.ts'
import { makeNewerProgram } from './newer-program.ts'
import { runSingle } from './run-single.ts'
import { updateWhileRead } from './update-findings.ts'

const report = new Report()
const instances = 2
/** A migration like most, on the tables that guests write. `npm run check` accepts it. */
const expand = `ALTER TABLE reservations ADD COLUMN drill_note text;
ALTER TABLE reservations ADD COLUMN drill_count integer DEFAULT 0 NOT NULL;
CREATE INDEX reservations_by_drill_note ON reservations (drill_note);
CREATE TABLE drill_notes (id uuid PRIMARY KEY, reservation uuid REFERENCES reservations(id) ON DELETE CASCADE);`
/** Takes away what the older program reads; `npm run check` refuses it. It is undone after the update. */
const contract = 'ALTER TABLE stays RENAME COLUMN adults TO grown_ups;'
const undone = 'ALTER TABLE stays RENAME COLUMN grown_ups TO adults'
/** Longer than `fail_timeout` in deploy/nginx.conf, during which nginx asks no instance that was away. */
const drainSeconds = 6

const [stopped, killed] = [({ stop }: Instance) => stop(), ({ kill }: Instance) => kill()] as const

/** Updates the instances one after the other and goes back; the controls do it as it must not be done. */
async function runInstances(): Promise<void> {
  const ground = await layGround()
  ground.environment['DRAIN_SECONDS'] = String(drainSeconds)
  const property = await openFleetProperty(ground, instances)
  const { fleet } = property
  let nth = 0
  const step = async (drill: string, change: () => Promise<void>, isControl = false) => {
    console.log(drill)
    const { cells, seen, lost } = await updateWhileRead(property, nth++, change)
    // A control must show guests an error.
    const isSound = seen.length === 0 && (isControl || lost.length === 0)
    report.line('instances', { drill, ...cells }, { faults: [...seen, ...lost], isSound, isControl })
  }
  try {
    const newer = await makeNewerProgram(ground.folder, 'newer', [expand])
    await step('update, with a migration', () => replaceInstances(fleet, stopped, newer))
    await step('rollback, on the newer schema', () => replaceInstances(fleet, stopped))
    await step('control: killed instead of drained', () => replaceInstances(fleet, killed, newer), true)
    const breaking = await makeNewerProgram(ground.folder, 'breaking', [expand, contract])
    const refused = async () => {
      await replaceInstances(fleet, stopped)
      await replaceInstances(fleet, stopped, breaking)
      await rowsAt(ground.database.connection, undone)
    }
    await step('control: a migration that check-migrations refuses', refused, true)
  } finally {
    await property.close()
  }
}

const wanted = process.argv.slice(2)
const isWanted = (name: string) => wanted.length === 0 || wanted.includes(name)
await report.run(async () => {
  if (isWanted('instances')) await runInstances()
  if (isWanted('single')) await runSingle(report)
})
