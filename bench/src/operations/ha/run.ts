import { carryOut } from '../harness/drill.ts'
import { layGroundOver, type Ground } from '../harness/ground.ts'
import { Owner } from '../harness/owner.ts'
import { openFleetProperty, type FleetProperty } from '../harness/property.ts'
import { Report, seconds } from '../harness/report.ts'
import { delay } from '../../load/waiting.ts'
import { Cluster } from './cluster.ts'
import { drills, type Drill } from './drills.ts'

const instances = 2
const around = 60
/** Time after the strike in which its consequences show; a silent leader is replaced after 20 s. */
const watchMs = 25_000

const wanted = process.argv.slice(2)
const chosen = Object.entries(drills).filter(([name]) => wanted.length === 0 || wanted.includes(name))
if (chosen.length === 0) {
  console.error(`npm run ha -- [drill …]: ${Object.keys(drills).join(' ')}`)
  process.exit(2)
}

/** Strikes while guests book and the owner works at all instances, and mends. */
async function strike(property: FleetProperty<Ground<Cluster>>, nth: number, { strike, mend }: Drill) {
  const { database: cluster } = property.ground
  const owner = new Owner(property.fleet.urls, property.units[0] ?? '')
  const outcome = await carryOut(property, { nth, around, beside: owner }, async (load) => {
    await strike(cluster)
    await delay(watchMs)
    await load.untilBooked(around)
    await mend?.(cluster)
    await cluster.untilWhole()
  })
  return { ...outcome, owner, faults: [...outcome.errors, ...owner.violations, ...outcome.lost] }
}

/** Carries out a drill and reports it. */
async function run(property: FleetProperty<Ground<Cluster>>, nth: number, [name, drill]: [string, Drill]) {
  const { what, barMs, isControl = false } = drill
  console.log(`${name}: ${what}`)
  const { faults, numbers, owner, pauseMs, worstMs, repeated } = await strike(property, nth, drill)
  const cells = {
    drill: name,
    acknowledged: numbers.length,
    changes: owner.changes.length,
    violations: faults.length,
    pause: seconds(pauseMs),
    bar: seconds(barMs),
    'worst latency': seconds(worstMs),
    repeated,
  }
  // A control must lose acknowledged orders; a pause does not count there.
  const isSound = faults.length === 0 && (isControl || pauseMs <= barMs)
  report.line('drills', cells, { faults, isSound, isControl })
}

const report = new Report()
const property = await openFleetProperty(await layGroundOver(Cluster.open), instances)
await report.run(async () => {
  for (const [nth, drill] of chosen.entries()) await run(property, nth, drill)
}, property.close)
