import { readFile } from 'node:fs/promises'
import { fillUnits } from '../../bench-property.ts'
import type { Figure } from '../../run.ts'
import { figureOf, type Checked } from '../harness/checked.ts'
import { checkContent, checkDeaf } from './content-checks.ts'
import { checkEvents, checkUploads } from './event-checks.ts'
import { startFleet, type Fleet } from '../harness/fleet.ts'
import { layGround } from '../harness/ground.ts'
import { roomsOf, type Rooms } from '../harness/guests.ts'
import { checkHoldLimit, checkKeys, checkOneNight, checkSignInLimit } from './limit-checks.ts'
import { measureRates } from './rates.ts'
import { checkBlocking, checkSignOut } from './session-checks.ts'
import { checkKilling } from './storm.ts'
import { checkEmails, checkJobs, checkWhole } from './upkeep-checks.ts'

const most = 3
const unitCount = 200
const minutesOfJobs = 2

/**
 * Three servers over one PostgreSQL and one S3 store behind nginx, started at once on an empty database; checks that
 * changes at one of them reach all.
 */
export async function benchInstances(): Promise<Figure[]> {
  const ground = await layGround()
  try {
    const fleet = await startFleet(ground, most)
    const rooms = roomsOf(await fillUnits(ground.pool, unitCount))
    const checks = await checkFleet(fleet, rooms).finally(() => fleet.stop())
    return checks.map(figureOf)
  } finally {
    await ground.close()
  }
}

/** Rates of one, two and three instances together. */
export async function benchRates(): Promise<Figure[]> {
  const ground = await layGround()
  try {
    const figures: Figure[] = []
    let rooms: Rooms | undefined
    for (let count = 1; count <= most; count++) {
      const fleet = await startFleet(ground, count)
      rooms ??= roomsOf(await fillUnits(ground.pool, unitCount))
      figures.push(...(await measureRates(fleet, rooms).finally(() => fleet.stop())))
    }
    return figures
  } finally {
    await ground.close()
  }
}

async function checkFleet(fleet: Fleet, rooms: Rooms): Promise<Checked[]> {
  const jobs = checkJobs(fleet, minutesOfJobs)
  const steps: (() => Promise<Checked | Checked[]>)[] = [
    () => checkSingleOwner(fleet),
    () => checkSignOut(fleet),
    () => checkBlocking(fleet),
    () => checkContent(fleet),
    () => checkDeaf(fleet),
    () => checkEvents(fleet, rooms),
    async () => checkUploads(fleet, await somePicture()),
    () => checkSignInLimit(fleet),
    () => checkHoldLimit(fleet, rooms),
    () => checkOneNight(fleet, rooms),
    () => checkKeys(fleet, rooms),
    () => jobs,
    () => checkEmails(fleet, 0),
    () => checkKilling(fleet, rooms),
    () => checkEmails(fleet, most),
    () => checkWhole(fleet),
  ]
  const checks: Checked[] = []
  for (const step of steps) checks.push(...[await step()].flat().map(printed))
  return checks
}

/** The whole run takes minutes, so each result is printed at once. */
function printed(checked: Checked): Checked {
  process.stdout.write(`${checked.violations} of ${checked.tries}: ${checked.what}\n`)
  return checked
}

/** All started at once on an empty database. */
async function checkSingleOwner({ ground: { pool } }: Fleet): Promise<Checked> {
  const { rows } = await pool.query<{ n: number }>(`select count(*)::int as n from users`)
  return {
    what: `${most} started at once on an empty database: one makes it, one administrator`,
    tries: most,
    violations: Math.abs((rows[0]?.n ?? 0) - 1),
  }
}

const somePicture = () => readFile(new URL('../../../../docs/home.jpg', import.meta.url))
