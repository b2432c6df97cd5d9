import { startTestCluster, type TestCluster } from '@dvor/postgres/test-cluster.ts'
import { listen } from '../load/listen.ts'
import { fillBuildings, fillUnits } from '../bench-property.ts'
import { median } from '../load/lanes.ts'
import { loadOn, type Load } from '../load/load.ts'
import { waitsByWork, waitsUnder } from '../load/open-load.ts'
import { percentile99 } from '../load/timing.ts'
import type { Figure } from '../run.ts'
import { day } from '../growth/screens.ts'
import { barePage } from './bare-page.ts'
import { startSite, type BenchSite } from './bench-site.ts'

const rounds = 7
/** Three times a page of Next.js 16 with the same content; and what a search page must reach (docs/measured.md). */
const bars = { stays: 531, search: 300, openP99Ms: 30 }
const open = { perSecond: 100, seconds: 8 }
const search = `/rezervacia?from=${day(40)}&to=${day(43)}&adults=2`

/** Pages that are made anew for each request: all that is kept of pages and reads is forgotten before it. */
export async function benchPagesAnew(): Promise<Figure[]> {
  const cluster = await startTestCluster()
  try {
    return [
      await stays(cluster),
      await searchClosed(cluster, 8),
      await searchOpen(cluster, 8),
      await searchOpen(cluster, 200),
    ]
  } finally {
    await cluster.stop()
  }
}

async function stays(cluster: TestCluster): Promise<Figure> {
  const site = await startSite(cluster, 'bench_anew', ({ pool }) => fillBuildings(pool, 20))
  const bare = barePage(site.pool.options)
  try {
    const [ours, theirs] = [await anewAt(site), await listen(bare)]
    const pairs: [Load, Load][] = []
    await loadOn(`${ours}/ubytovanie`)
    for (let round = 0; round < rounds; round++)
      pairs.push([await loadOn(`${ours}/ubytovanie`), await loadOn(`${theirs}/ubytovanie`)])
    const loads = pairs.map(([our]) => our)
    const bareWork = median(pairs.map(([, their]) => their.work))
    const beside = `bare React of the same units ${(1000 / bareWork).toFixed(0)}/s by work`
    return rateFigure('/ubytovanie with 20 units made anew', loads, bars.stays, beside)
  } finally {
    await bare.close()
    await site.close()
  }
}

async function searchClosed(cluster: TestCluster, units: number): Promise<Figure> {
  const site = await startSite(cluster, 'bench_search', ({ pool }) => fillUnits(pool, units))
  try {
    const url = `${await anewAt(site)}${search}`
    const loads: Load[] = []
    await loadOn(url)
    for (let round = 0; round < rounds; round++) loads.push(await loadOn(url))
    return rateFigure(`/rezervacia with dates, ${units} units`, loads, bars.search)
  } finally {
    await site.close()
  }
}

/** A hundred visitors a second who do not wait for each other. */
async function searchOpen(cluster: TestCluster, units: number): Promise<Figure> {
  const { perSecond, seconds } = open
  const site = await startSite(cluster, `bench_open_${units}`, ({ pool }) => fillUnits(pool, units))
  try {
    const url = `${await anewAt(site)}${search}`
    await loadOn(url)
    const works = await worksOf(site)
    const byWork = percentile99(waitsByWork(works, 1000 / perSecond))
    const byClock = percentile99(await waitsUnder(url, perSecond, seconds))
    return {
      what: `/rezervacia with dates, ${units} units, ${perSecond} a second`,
      value: `p99 ${byClock.toFixed(0)} ms, by work ${byWork.toFixed(0)} ms (a page ${median(works).toFixed(1)} ms)`,
      bar: `p99 < ${bars.openP99Ms} ms`,
      holds: Math.min(byClock, byWork) < bars.openP99Ms,
    }
  } finally {
    await site.close()
  }
}

/** Milliseconds of processor time of single search pages on the thread that answers. */
async function worksOf({ app, forget }: BenchSite): Promise<number[]> {
  const works: number[] = []
  for (let count = 0; count < open.perSecond * 3; count++) {
    forget()
    const before = process.threadCpuUsage()
    await app.inject(search)
    const { user, system } = process.threadCpuUsage(before)
    works.push((user + system) / 1000)
  }
  return works
}

/** The work of this process decides, because others on the machine take from the clock. */
function rateFigure(what: string, loads: readonly Load[], bar: number, beside = ''): Figure {
  const rate = median(loads.map((load) => load.rate))
  const work = median(loads.map((load) => load.work))
  const value = `${(1000 / work).toFixed(0)}/s by work (${work.toFixed(2)} ms), ${rate.toFixed(0)}/s by the clock`
  return {
    what,
    value: beside ? `${value}; ${beside}` : value,
    bar: `≥ ${bar}/s`,
    holds: 1000 / work >= bar,
  }
}

/** The address of a site that forgets all pages and reads before each request. */
async function anewAt({ app, forget }: BenchSite): Promise<string> {
  app.server.prependListener('request', forget)
  return listen(app)
}
