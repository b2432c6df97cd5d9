import { parseArgs } from 'node:util'
import { backup } from './cases/backup.ts'
import { crossingRace } from './cases/crossing.ts'
import { databaseRestart } from './cases/database-restart.ts'
import { fullDisk } from './cases/full-disk.ts'
import { kill9 } from './cases/kill.ts'
import { lastCouponRace, lastSeatRace } from './cases/last-of-it.ts'
import { mail } from './cases/mail.ts'
import { gatewayNotifications } from './cases/notifications.ts'
import { oneNightRace, overlapRace, sameKeyRace } from './cases/races.ts'
import { secondProcess } from './cases/second-process.ts'
import { sigterm } from './cases/sigterm.ts'
import type { Fault } from './fault.ts'

/** All faults, each with the conditions that must hold during it. */
const catalogue: readonly Fault[] = [
  oneNightRace,
  overlapRace,
  lastSeatRace,
  lastCouponRace,
  sameKeyRace,
  gatewayNotifications,
  crossingRace,
  kill9,
  mail,
  databaseRestart,
  fullDisk,
  sigterm,
  secondProcess,
  backup,
]

const usage = 'npm run faults -- [--rounds N] [case …]'
const { values, positionals } = parseArgs({
  options: { rounds: { type: 'string' } },
  allowPositionals: true,
})
const unknown = positionals.filter((name) => !catalogue.some((fault) => fault.name === name))
if (unknown.length > 0) {
  console.error(
    `${unknown.join(', ')}: no such case. ${usage}\n${catalogue.map(({ name }) => name).join(' ')}`,
  )
  process.exit(2)
}

interface Line {
  case: string
  rounds: number | string
  violations: number | string
  'worst latency': string
  'controls caught': string
}

const shown = 5
let failed = 0

/** Runs one case and its controls, and prints the findings at once. */
async function lineOf(fault: Fault): Promise<Line> {
  const reason = fault.missing?.()
  if (reason)
    return { case: fault.name, rounds: '-', violations: reason, 'worst latency': '-', 'controls caught': '-' }
  console.log(`\n${fault.name}: ${fault.what}`)
  const rounds = Number(values.rounds ?? fault.rounds)
  const begun = performance.now()
  const { violations, worstMs, note } = await fault.run(rounds)
  const took = ((performance.now() - begun) / 1000).toFixed(0)
  console.log(`  ${rounds} in ${took} s: ${violations.length} violations, worst ${worstMs.toFixed(0)} ms`)
  if (note) console.log(`  ${note}`)
  for (const violation of violations.slice(0, shown)) console.log(`  VIOLATED: ${violation}`)
  const caught = await countCaught(fault)
  if (violations.length > 0 || caught < fault.controls.length) failed++
  return {
    case: fault.name,
    rounds,
    violations: violations.length,
    'worst latency': `${worstMs.toFixed(0)} ms`,
    'controls caught': `${caught} of ${fault.controls.length}`,
  }
}

async function countCaught({ controls }: Fault): Promise<number> {
  let caught = 0
  for (const { what, run } of controls) {
    const [first] = (await run()).violations
    console.log(`  control, ${what}: ${first ? `caught (${first})` : 'NOT CAUGHT'}`)
    if (first) caught++
  }
  return caught
}

const chosen = catalogue.filter(({ name }) => positionals.length === 0 || positionals.includes(name))

const lines: Line[] = []
for (const fault of chosen) lines.push(await lineOf(fault))
console.table(lines)
process.exit(failed > 0 ? 1 : 0)
