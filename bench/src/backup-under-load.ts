import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { makeBackup } from '@dvor/api/operations/backups/make-backup.ts'
import { restoreBackup } from '@dvor/api/operations/backups/restore-backup.ts'
import { checkIntegrity } from '@dvor/api/operations/integrity/check-integrity.ts'
import { openDatabase } from '@dvor/api/db/database.ts'
import { openPlainStore } from '@dvor/api/platform/files/open-file-store.ts'
import { startTestCluster, type TestCluster } from '@dvor/postgres/test-cluster.ts'
import { apiCalls } from './booking/api-booking.ts'
import { benchSecret as appSecret, buildBenchProperty, type BenchProperty } from './bench-property.ts'
import type { Findings } from './faults/fault.ts'
import { rateOf } from './load/lanes.ts'
import type { Figure } from './run.ts'

const units = 100
const rounds = 10
const parallel = 8

interface Round {
  booked: number
  /** Number of orders in the archive: some of those made meanwhile. */
  held: number
  violations: number
  backupMs: number
  restoreMs: number
  bookingsPerSecond: number
}

/** Makes a backup during bookings, restores it elsewhere and runs the integrity check on it; ten times. */
export async function benchBackup(): Promise<Figure[]> {
  return figuresOf(await backUpInRounds(rounds))
}

/** The same for the catalogue of faults; `spoil` damages each restored property before the check, for a control. */
export async function backUpUnderLoad(count: number, spoil?: string): Promise<Findings> {
  const results = await backUpInRounds(count, spoil)
  const found = results.reduce((sum, { violations }) => sum + violations, 0)
  const slowest = Math.max(...results.map(({ backupMs, restoreMs }) => backupMs + restoreMs))
  return {
    violations: found === 0 ? [] : [`${found} violations of the integrity check in restored properties`],
    worstMs: slowest,
  }
}

async function backUpInRounds(count: number, spoil?: string): Promise<Round[]> {
  const cluster = await startTestCluster()
  const folder = await mkdtemp(join(tmpdir(), 'dvor-bench-backup-'))
  const property = await buildBenchProperty(cluster, 'bench_backup', units)
  try {
    const results: Round[] = []
    for (let round = 0; round < count; round++)
      results.push(await runRound(cluster, property, { folder, round, spoil }))
    return results
  } finally {
    await property.close()
    await cluster.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

async function runRound(
  cluster: TestCluster,
  property: BenchProperty,
  { folder, round, spoil }: { folder: string; round: number; spoil?: string },
): Promise<Round> {
  const path = join(folder, `${round}.tar.zst`)
  const pool = { ...cluster.connection, database: 'bench_backup' }
  const ordered = { before: await countOrders(property) }
  const { hold, order } = apiCalls(property)
  let begin = () => undefined as void
  const midway = new Promise<void>((resolve) => (begin = resolve))
  const load = rateOf(units, parallel, async (index) => {
    await order(await hold(index, round), index, round)
    if (index === Math.floor(units / 4)) begin()
  })
  await midway
  const begun = performance.now()
  await makeBackup({ pool, dataDir: join(folder, 'nothing'), appSecret }, { path, now: new Date() })
  const backupMs = performance.now() - begun
  const bookingsPerSecond = await load
  const booked = (await countOrders(property)) - ordered.before
  const restored = await restoreElsewhere(cluster, { folder, path, spoil, name: `restored_${round}` })
  return { booked, backupMs, bookingsPerSecond, ...restored, held: restored.orders - ordered.before }
}

async function restoreElsewhere(
  cluster: TestCluster,
  { folder, path, name, spoil }: { folder: string; path: string; name: string; spoil?: string },
) {
  const pool = await cluster.createDatabase(name)
  const dataDir = join(folder, name)
  const begun = performance.now()
  await restoreBackup({ pool, dataDir, appSecret }, { path, report: () => undefined })
  const restoreMs = performance.now() - begun
  const db = openDatabase(pool)
  if (spoil) await db.$client.query(spoil)
  const { violations } = await checkIntegrity(db, openPlainStore(dataDir, undefined, 'uploads'))
  const orders = await countOrders({ pool: db.$client })
  await db.$client.end()
  await cluster.dropDatabase(name)
  return { restoreMs, violations: violations.reduce((sum, { count }) => sum + count, 0), orders }
}

async function countOrders({ pool }: Pick<BenchProperty, 'pool'>): Promise<number> {
  const { rows } = await pool.query<{ n: number }>(
    'select count(*)::int as n from reservations where number is not null',
  )
  return rows[0]?.n ?? 0
}

function figuresOf(results: readonly Round[]): Figure[] {
  const worst = (part: keyof Round) => Math.max(...results.map((result) => result[part]))
  const sum = (part: keyof Round) => results.reduce((total, result) => total + result[part], 0)
  const violations = sum('violations')
  const caught = results.filter(({ held, booked }) => held > 0 && held < booked).length
  return [
    {
      what: `backups under load, restored elsewhere: violations of the integrity check in ${rounds} rounds`,
      value: `${violations} (${sum('held')} of ${sum('booked')} bookings were in time)`,
      bar: '0',
      holds: violations === 0,
    },
    {
      what: 'rounds whose snapshot fell between the bookings',
      value: `${caught} of ${rounds}`,
      bar: 'at least 8',
      holds: caught >= 8,
    },
    {
      what: 'slowest backup and restore',
      value: `${worst('backupMs').toFixed(0)} ms, ${worst('restoreMs').toFixed(0)} ms`,
      bar: '-',
      holds: true,
    },
    {
      what: 'bookings a second meanwhile, slowest round',
      value: `${Math.min(...results.map((result) => result.bookingsPerSecond)).toFixed(0)}/s`,
      bar: '-',
      holds: true,
    },
  ]
}
