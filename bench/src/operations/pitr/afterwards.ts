import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { fileURLToPath } from 'node:url'
import { BookingLoad } from '../harness/booking-load.ts'
import { faultsOfBookings, ordersOf } from '../../faults/kept-bookings.ts'
import type { ArchivedPostgres } from './archived-postgres.ts'
import type { ArchivedProperty } from './archived-property.ts'
import { acknowledgedBefore, begunAfter, type History } from './history.ts'
import { postgresPrograms } from './required-programs.ts'
import type { Restored } from './restores.ts'

const more = 20
const query = fileURLToPath(new URL('../../../../deploy/pgbackrest/orders-since.sql', import.meta.url))

/** Guests book on at the restored property; none gets a number that another guest has. @returns the faults */
export async function bookOn({ served }: Restored, { booked }: History): Promise<string[]> {
  const before = new Set((await ordersOf(served)).keys())
  const given = new Set(booked.map(({ number }) => number))
  const load = new BookingLoad(served, 1)
  await load.untilBooked(more)
  await load.stop()
  const { guests } = load
  const twice = [...guests.booked.values()].filter(({ number }) => given.has(number))
  const faults = [
    ...guests.violations,
    ...twice.map(({ number }) => `number ${number} was given twice`),
    ...(await faultsOfBookings(served, guests, before)),
  ]
  guests.close()
  return faults
}

/** Orders since the target as the query of the guide lists them in the old cluster. @returns number and faults */
export async function readOldOrders(
  old: ArchivedPostgres,
  history: History,
): Promise<{ listed: number; faults: string[] }> {
  const place = ['-h', old.socket, '-p', String(old.port), '-U', 'postgres', '-d', 'dvor']
  const words = [...place, '-At', '-v', `since=${history.target}`, '-f', query]
  const { stdout } = await promisify(execFile)(join(postgresPrograms, 'psql'), words)
  const numbers = new Set(stdout.split('\n').map((line) => line.split('|')[0]))
  numbers.delete('')
  const missing = begunAfter(history).filter(({ number }) => !numbers.has(number))
  const older = acknowledgedBefore(history).filter(({ number }) => numbers.has(number))
  return {
    listed: numbers.size,
    faults: [
      ...missing.map(({ number }) => `order ${number} is not listed in the old cluster`),
      ...older.map(({ number }) => `order ${number} is listed, and is in the restored cluster`),
    ],
  }
}

/** The restored cluster takes the old one's place in the archive, as the guide has it. @returns ms of its full backup */
export async function takeOver({ archive, old }: ArchivedProperty, { cluster }: Restored): Promise<number> {
  await old.stop()
  await cluster.rows('alter system reset archive_mode')
  await cluster.stop()
  await cluster.start()
  await archive.follow(old, cluster)
  await archive.run('check')
  return archive.run('--repo=1', '--type=full', 'backup')
}
