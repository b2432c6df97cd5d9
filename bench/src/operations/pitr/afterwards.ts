import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { fileURLToPath } from 'node:url'
import { carryOut } from '../harness/drill.ts'
import { postgresPrograms, type ArchivedPostgres } from './archived-postgres.ts'
import type { ArchivedProperty } from './archived-property.ts'
import { acknowledgedBefore, begunAfter, type History } from './history.ts'
import type { Restored } from './restores.ts'

const around = 10
const query = fileURLToPath(new URL('../../../../deploy/pgbackrest/orders-since.sql', import.meta.url))

/** Guests book on at the restored property; none gets a number that another guest has. @returns the faults */
export async function bookOn({ served }: Restored, { booked }: History): Promise<string[]> {
  const given = new Set(booked.map(({ number }) => number))
  const outcome = await carryOut(served, { nth: 1, around }, () => Promise.resolve())
  const twice = outcome.numbers.filter((number) => given.has(number))
  return [...outcome.errors, ...twice.map((number) => `number ${number} was given twice`), ...outcome.lost]
}

/** Orders since the target as the query of the guide lists them in the old cluster. @returns number and faults */
export async function readOldOrders({ socket }: ArchivedPostgres, history: History) {
  const place = ['-h', socket.host, '-p', String(socket.port), '-U', 'postgres', '-d', 'dvor']
  const words = [...place, '-At', '-v', `since=${history.target}`, '-f', query]
  const { stdout } = await promisify(execFile)(join(postgresPrograms, 'psql'), words)
  const listed = new Set(stdout.split('\n').map((line) => line.split('|')[0]))
  listed.delete('')
  const missing = begunAfter(history).filter(({ number }) => !listed.has(number))
  const older = acknowledgedBefore(history).filter(({ number }) => listed.has(number))
  const faults = [
    ...missing.map(({ number }) => `order ${number} is not listed in the old cluster`),
    ...older.map(({ number }) => `order ${number} is listed, and is in the restored cluster`),
  ]
  return { listed: listed.size, faults }
}

/** The restored cluster takes the old one's place in the archive, as the guide has it. @returns ms of its full backup */
export async function takeOver({ archive, old }: ArchivedProperty, { cluster }: Restored): Promise<number> {
  await old.stop()
  await cluster.rows('alter system reset archive_mode')
  await cluster.stop()
  await cluster.start()
  await archive.follow(cluster)
  await archive.run('check')
  return archive.run('--repo=1', '--type=full', 'backup')
}
