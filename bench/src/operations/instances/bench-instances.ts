import { readFile } from 'node:fs/promises'
import type { Figure } from '../../run.ts'
import { figureOf, type Checked } from '../harness/checked.ts'
import { startFleet } from '../harness/fleet.ts'
import { onGround } from '../harness/ground.ts'
import { openFleetProperty, type FleetProperty } from '../harness/property.ts'
import { roomsOf, type Rooms } from '../../booking/rooms.ts'
import { checkContent, checkDeaf } from './content-checks.ts'
import { checkEvents, checkUploads } from './event-checks.ts'
import { checkKilling } from './killing-checks.ts'
import { checkHoldLimit, checkKeys, checkOneNight, checkSignInLimit } from './limit-checks.ts'
import { checkBlocking, checkSignOut } from './session-checks.ts'
import { checkEmails, checkIntegrity, checkJobs, checkSingleOwner } from './upkeep-checks.ts'

const most = 3
const minutesOfJobs = 2

/**
 * Three servers over one PostgreSQL and one S3 store behind nginx, started at once on an empty database; checks that
 * changes at one of them reach all.
 */
export const benchInstances = (): Promise<Figure[]> =>
  onGround(async (ground) => {
    const property = await openFleetProperty(ground, most)
    const rooms = roomsOf(property.units)
    const checks = await checkFleet(property, rooms).finally(() => property.fleet.stop())
    // The others book more than one visitor may.
    ground.environment['GUEST_LIMITS'] = '1'
    const limited = await startFleet(ground, most)
    checks.push(printed(await checkHoldLimit(limited, rooms).finally(() => limited.stop())))
    return checks.map(figureOf)
  })

async function checkFleet(property: FleetProperty, rooms: Rooms): Promise<Checked[]> {
  const { fleet } = property
  const jobs = checkJobs(fleet, minutesOfJobs)
  // A failure of another check comes before.
  jobs.catch(() => undefined)
  const picture = await readFile(new URL('../../../../docs/home.jpg', import.meta.url))
  const steps: (() => Promise<Checked | Checked[]>)[] = [
    () => checkSingleOwner(fleet),
    () => checkSignOut(fleet),
    () => checkBlocking(fleet),
    () => checkContent(fleet),
    () => checkDeaf(fleet),
    () => checkEvents(fleet, rooms),
    () => checkUploads(fleet, picture),
    () => checkSignInLimit(fleet),
    () => checkOneNight(fleet, rooms),
    () => checkKeys(fleet, rooms),
    () => jobs,
    () => checkEmails(fleet, 0),
    () => checkKilling(property),
    () => checkEmails(fleet, most),
    () => checkIntegrity(fleet),
  ]
  const checks: Checked[] = []
  for (const step of steps) checks.push(...[await step()].flat().map(printed))
  return checks
}

/** The whole run takes minutes, so each result is printed at once. */
function printed(checked: Checked): Checked {
  console.log(`${checked.violations} of ${checked.tries}: ${checked.what}`)
  return checked
}
