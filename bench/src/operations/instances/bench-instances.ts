import { readFile } from 'node:fs/promises'
import { delay } from '../../load/waiting.ts'
import type { Figure } from '../../run.ts'
import { figureOf, tried, type Checked } from '../harness/checked.ts'
import { carryOut } from '../harness/drill.ts'
import { startFleet, signIn, turn, replaceInstances, type Fleet } from '../harness/fleet.ts'
import { onGround } from '../harness/ground.ts'
import { changeUnit, newTitle, readUnit, someUnit } from '../harness/owner.ts'
import { openFleetProperty, type FleetProperty } from '../harness/property.ts'
import { roomsOf, type Rooms } from '../../booking/rooms.ts'
import { checkEvents, checkUploads } from './event-checks.ts'
import { checkHoldLimit, checkKeys, checkOneNight, checkSignInLimit } from './limit-checks.ts'
import { checkBlocking, checkSignOut } from './session-checks.ts'
import { checkEmails, checkIntegrity, checkJobs, checkSingleOwner } from './upkeep-checks.ts'

/** Bookings before, between and after the kills. */
const around = 48

const awayMs = 500

const writes = 60

const cuts = 15

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

/**
 * Guests book through nginx while one instance after the other is killed and started again. A guest without an answer
 * repeats the call with the same key.
 */
async function checkKilling(property: FleetProperty): Promise<Checked[]> {
  const order = { nth: 1, around, mayBreak: true }
  const { numbers, errors, repeated, lost } = await carryOut(property, order, (load) =>
    replaceInstances(property.fleet, async (instance) => {
      await load.untilBooked(around)
      await instance.kill()
      await delay(awayMs)
    }),
  )
  const [booked, refusals] = [numbers.length, [...new Set(errors)].join('; ')]
  const what = `${booked} bookings through nginx, each instance killed once meanwhile: guests without an answer ${refusals}`
  const kept = `… acknowledged bookings that are missing, or there twice (${repeated} asked again)`
  return [
    { what, tries: booked + errors.length, violations: errors.length },
    { what: kept, tries: booked, violations: lost.length },
  ]
}

/** Checks that an owner's change at one instance is in the next page and the next list of every other one. */
const checkContent = (fleet: Fleet): Promise<Checked> =>
  writing(fleet, 'written at one, read (page and list) at the others right after', writes)

/** The same when the asked instance has just lost the connection on which it listens. */
function checkDeaf(fleet: Fleet): Promise<Checked> {
  return writing(fleet, 'the same, all listening connections cut a moment before', cuts, () =>
    fleet.ground.pool.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and query ilike 'listen %' or application_name = 'dvor-listener'`,
    ),
  )
}

async function writing(fleet: Fleet, what: string, tries: number, before?: () => Promise<unknown>) {
  const token = await signIn(turn(fleet, 0))
  const unit = await someUnit(turn(fleet, 0))
  return tried(what, tries, async (index) => {
    // All instances have the old page in memory.
    await readUnit(fleet.urls, unit)
    const title = newTitle(index)
    await before?.()
    const changed = await changeUnit(turn(fleet, index), token, unit, { title })
    const seen = await readUnit(fleet.urls, unit)
    return changed?.status !== 200 || seen.some((read) => read?.status !== 200 || !read.text.includes(title))
  })
}

/** The whole run takes minutes, so each result is printed at once. */
function printed(checked: Checked): Checked {
  console.log(`${checked.violations} of ${checked.tries}: ${checked.what}`)
  return checked
}
