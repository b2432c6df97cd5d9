import { carryOut, type Drill } from './drill.ts'
import { drills } from './drills.ts'
import { openHaProperty, type HaProperty } from './ha-property.ts'

const instances = 2
const shown = 5
const wanted = process.argv.slice(2)
const chosen = drills.filter(({ name }) => wanted.length === 0 || wanted.includes(name))
if (chosen.length === 0) {
  console.error(`npm run ha -- [drill …]: ${drills.map(({ name }) => name).join(' ')}`)
  process.exit(2)
}

const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`
let missed = 0

async function lineOf(property: HaProperty, drill: Drill, nth: number) {
  console.log(`${drill.name}: ${drill.what}`)
  const found = await carryOut(property, drill, nth)
  for (const violation of found.violations.slice(0, shown)) console.log(`  VIOLATED: ${violation}`)
  const isSound = found.violations.length === 0 && found.pauseMs <= drill.barMs
  const isAsWanted = drill.isControl ? found.violations.length > 0 : isSound
  if (!isAsWanted) missed++
  return {
    drill: drill.name,
    acknowledged: found.acknowledged,
    changes: found.changes,
    violations: found.violations.length,
    pause: seconds(found.pauseMs),
    bar: seconds(drill.barMs),
    'worst latency': seconds(found.worstMs),
    repeated: found.refused,
    '': verdictOf(drill, isAsWanted),
  }
}

const verdictOf = ({ isControl }: Drill, isAsWanted: boolean): string => {
  if (isControl) return isAsWanted ? 'caught' : 'NOT CAUGHT'
  return isAsWanted ? 'holds' : 'MISSED'
}

const property = await openHaProperty(instances)
const lines = []
try {
  for (const [nth, drill] of chosen.entries()) lines.push(await lineOf(property, drill, nth))
} finally {
  console.table(lines)
  await property.close()
}
process.exit(missed > 0 ? 1 : 0)
