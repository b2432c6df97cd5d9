import { loadavg } from 'node:os'
import { carryOut, type DrillFindings } from './drill.ts'
import { makeNewerProgram } from './newer-program.ts'
import { killed, replaceInstances, stopped } from '../harness/replace-instances.ts'
import { runSingle } from './run-single.ts'
import { openUpdateProperty, type UpdateProperty } from './update-property.ts'

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
const shown = 3
let failed = 0
const lines: Record<string, string | number>[] = []

/** A drill must show no error; a control must show some, or the drill proves nothing. */
function note(what: string, found: DrillFindings, isControl: boolean): void {
  const refused = Array.from({ length: found.refused }, () => 'a guest was answered 503')
  const seen = [...found.errors, ...refused]
  const faults = [...seen, ...found.violations]
  const holds = isControl ? seen.length > 0 : faults.length === 0
  if (!holds) failed++
  for (const fault of faults.slice(0, shown)) console.log(`  ${fault}`)
  lines.push({
    drill: what,
    orders: found.booked,
    'pages and lists': found.visits,
    'errors seen': seen.length,
    'lost or twice': found.violations.length,
    'longest wait': `${(found.worstMs / 1000).toFixed(1)} s`,
    '': isControl ? (holds ? 'fails, as it must' : 'FINDS NOTHING') : holds ? 'holds' : 'MISSED',
  })
}

async function behindProxy(): Promise<void> {
  const property = await openUpdateProperty(drainSeconds)
  try {
    const newer = await makeNewerProgram(property.ground.folder, 'newer', [expand])
    await step(property, 0, 'update, with a migration', () => replaceInstances(property, newer, stopped))
    await step(property, 1, 'rollback, on the newer schema', () =>
      replaceInstances(property, undefined, stopped),
    )
    await step(
      property,
      2,
      'control: killed instead of drained',
      () => replaceInstances(property, newer, killed),
      true,
    )
    const breaking = await makeNewerProgram(property.ground.folder, 'breaking', [expand, contract])
    await step(
      property,
      3,
      'control: a migration that check-migrations refuses',
      async () => {
        await replaceInstances(property, undefined, stopped)
        await replaceInstances(property, breaking, stopped)
        await property.ground.pool.query(undone)
      },
      true,
    )
  } finally {
    await property.close()
  }
}

async function step(
  property: UpdateProperty,
  nth: number,
  what: string,
  change: () => Promise<void>,
  isControl = false,
): Promise<void> {
  console.log(what)
  note(what, await carryOut(property, nth, change), isControl)
}

const wanted = process.argv.slice(2)
if (wanted.length === 0 || wanted.includes('instances')) await behindProxy()
if (lines.length > 0) console.table(lines)
if (wanted.length === 0 || wanted.includes('single')) failed += await runSingle()
console.log(`load of the machine: ${loadavg()[0]?.toFixed(1)}`)
process.exit(failed > 0 ? 1 : 0)
