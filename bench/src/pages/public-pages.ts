import assert from 'node:assert/strict'
import { startTestCluster } from '@dvor/postgres/test-cluster.ts'
import fastify from 'fastify'
import { listen } from '../load/listen.ts'
import { fillUnits } from '../bench-property.ts'
import { median } from '../load/lanes.ts'
import { compareLoad, figureOf } from '../load/load.ts'
import type { Figure } from '../run.ts'
import { startSite, type BenchSite } from './bench-site.ts'

const bars = { cached: 0.75, uncachedMs: 25 }
const rounds = 7
const renderings = 60
const unitCount = 200
const paths = ['/uvod', '/ubytovanie', '/cennik', '/ubytovanie/izba-7', '/blog']

/**
 * Pages of a property with 200 units: from memory, compared with a bare route that sends the same bytes, and rendered
 * again.
 */
export async function benchPublicPages(): Promise<Figure[]> {
  const cluster = await startTestCluster()
  const site = await startSite(cluster, 'bench_pages', ({ pool }) => fillUnits(pool, unitCount))
  const bare = fastify()
  try {
    const ours = await listen(site.app)
    const page = await fetch(`${ours}/uvod`)
    const body = Buffer.from(await page.arrayBuffer())
    const headers = Object.fromEntries(page.headers)
    bare.get('/uvod', async (_request, reply) =>
      reply.headers({ 'content-type': headers['content-type'], etag: headers['etag'] }).send(body),
    )
    const theirs = await listen(bare)
    assert.deepEqual(Buffer.from(await (await fetch(`${theirs}/uvod`)).arrayBuffer()), body)
    const compared = await compareLoad(`${ours}/uvod`, `${theirs}/uvod`, rounds)
    const figures = [
      figureOf('/uvod from memory, of a bare route with the same bytes', compared, bars.cached),
    ]
    for (const path of paths) figures.push(await benchRendering(site, path))
    return figures
  } finally {
    await bare.close()
    await site.close()
    await cluster.stop()
  }
}

/** Rendered again each time, one after another: the visitor's waiting time, and the processor time of this process. */
async function benchRendering({ app, forget, rendered }: BenchSite, path: string): Promise<Figure> {
  const times: number[] = []
  let work = 0
  const renderedBefore = rendered()
  for (let round = 0; round < renderings; round++) {
    forget()
    const begin = performance.now()
    const before = process.cpuUsage()
    const answer = await app.inject(path)
    assert.equal(answer.statusCode, 200, path)
    const { user, system } = process.cpuUsage(before)
    times.push(performance.now() - begin)
    work += (user + system) / 1000 / renderings
  }
  const middle = median(times)
  const rendering = (rendered() - renderedBefore) / renderings
  return {
    what: `${path} made anew with ${unitCount} units, p50`,
    value: `${middle.toFixed(0)} ms (${work.toFixed(0)} ms of work, ${rendering.toFixed(0)} to write the page)`,
    bar: `< ${bars.uncachedMs} ms`,
    holds: middle < bars.uncachedMs,
  }
}
