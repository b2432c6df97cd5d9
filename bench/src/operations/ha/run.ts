import { layGroundOver } from '../harness/ground.ts'
import { carryOut } from '../harness/drill.ts'
import { Owner } from '../harness/owner.ts'
import { openFleetProperty, type FleetProperty } from '../harness/property.ts'
import { Report, seconds } from '../harness/report.ts'
import { delay } from '../harness/waiting.ts'
import { Cluster } from './cluster.ts'
import { drills, type Drill } from './drills.ts'

const instances = 2
const around = 60
/** Time after the strike in which its consequences show; a silent leader is replaced after 20 s. */
const watchMs = 25_000

const wanted = process.argv.slice(2)
const chosen = drills.filter(({ name }) => wanted.length === 0 || wanted.includes(name))
if (chosen.length === 0) {
  console.error(`npm run ha -- [drill …]: ${drills.map(({ name }) => name).join(' ')}`)
  process.exit(2)
}

/** Strikes while guests book and the owner works at all instances, and mends. */
async function run(property: FleetProperty<Cluster>, drill: Drill, nth: number, report: Report) {
  console.log(`${drill.name}: ${drill.what}`)
  const { database: cluster } = property.ground
  const owner = new Owner(
    property.fleet.instances.map(({ url }) => url),
    property.units[0] ?? '',
  )
  const found = await carryOut(property, { nth, around, beside: owner }, async (load) => {
    await drill.strike(cluster)
    await delay(watchMs)
    await load.untilBooked(around)
    await drill.mend(cluster)
    await cluster.untilWhole()
  })
  const faults = [...found.errors, ...owner.violations, ...found.lost]
  const { isControl = false, barMs } = drill
  const cells = {
    drill: drill.name,
    acknowledged: found.numbers.length,
    changes: owner.changes.length,
    violations: faults.length,
    pause: seconds(found.pauseMs),
    bar: seconds(barMs),
    'worst latency': seconds(found.worstMs),
    repeated: found.refused,
  }
  // A control must lose acknowledged orders; a pause does not count there.
  const isSound = faults.length === 0 && (isControl || found.pauseMs <= barMs)
  report.line('drills', cells, { faults, isSound, isControl })
}

const report = new Report()
const property = await openFleetProperty(await layGroundOver(Cluster.open), instances)
let code = 1
try {
  for (const [nth, drill] of chosen.entries()) await run(property, drill, nth, report)
} finally {
  code = report.end()
  await property.close()
}
process.exit(code)
