import assert from 'node:assert/strict'
import { createApi } from '@dvor/api/app.ts'
import { seedProperty } from '@dvor/api/seed/seed-property.ts'
import { migrateDatabase } from '@dvor/api/db/migrate.ts'
import { startTestCluster, type TestCluster } from '@dvor/postgres/test-cluster.ts'
import { compose, createWebServer } from '@dvor/server/process/compose.ts'
import { readSettings } from '@dvor/server/settings/config.ts'
import { mountSite } from '@dvor/server/site/site-mount.ts'
import { loadBuild } from '@dvor/server/site/site-build.ts'
import fastify, { type FastifyInstance } from 'fastify'
import type { AddressInfo } from 'node:net'
import pg from 'pg'
import { fillUnits } from '../bench-property.ts'
import { median } from '../load/lanes.ts'
import { compareLoad, figureOf } from '../load/load.ts'
import type { Figure } from '../run.ts'

const bars = { cached: 0.75, uncachedMs: 25 }
const rounds = 7
const renderings = 60
const unitCount = 200
const paths = ['/uvod', '/ubytovanie', '/cennik', '/ubytovanie/izba-7', '/blog']

/** Pages of a property with 200 units: from memory beside a bare route that sends the same bytes, and made anew. */
export async function benchPublicPages(): Promise<Figure[]> {
  const cluster = await startTestCluster()
  const site = await startSite(cluster)
  const bare = fastify()
  try {
    const ours = await addressOf(site.app)
    const page = await fetch(`${ours}/uvod`)
    const body = Buffer.from(await page.arrayBuffer())
    const headers = Object.fromEntries(page.headers)
    bare.get('/uvod', async (_request, reply) =>
      reply.headers({ 'content-type': headers['content-type'], etag: headers['etag'] }).send(body),
    )
    const theirs = await addressOf(bare)
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

interface Site {
  app: FastifyInstance
  /** Forgets all that is kept, pages and reads, as a change of content does. */
  forget(): void
  /** Milliseconds that React has taken so far to write pages, all that is read for them being there. */
  rendered(): number
  close(): Promise<void>
}

/** Made anew each time, one after another: what the visitor waits for, and the work of this process for it. */
async function benchRendering({ app, forget, rendered }: Site, path: string): Promise<Figure> {
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

async function startSite(cluster: TestCluster): Promise<Site> {
  const connection = await cluster.createDatabase('bench_pages')
  await migrateDatabase(connection)
  const settings = readSettings({})
  const app = createWebServer(settings)
  const api = createApi({
    pool: { ...connection, max: 20 },
    dataDir: '/nonexistent',
    appSecret: 'a secret for benchmarks only, long enough to derive keys from',
    publicUrl: settings.publicUrl,
    sandboxAllowed: true,
    admin: {},
    sampleData: false,
    // How busy the machine is must not refuse what is measured.
    pressureLimitMs: Number.POSITIVE_INFINITY,
    logger: app.log,
  })
  await seedProperty(api.db)
  const pool = new pg.Pool({ ...connection, max: 2 })
  await fillUnits(pool, unitCount)
  await pool.end()
  const rendered = await timeRendering()
  const forgetters: (() => void)[] = []
  const listening = {
    ...api,
    onContentChange: (forget: () => void) => void forgetters.push(forget),
    upToDate: () => true,
  }
  const mounts = [(server: FastifyInstance) => mountSite(server, { ...settings, api: listening, dev: false })]
  await compose(app, listening, { createApi: () => listening, mounts }, settings)
  return {
    app,
    forget: () => forgetters.forEach((forget) => forget()),
    rendered,
    async close() {
      await app.close()
      await api.close()
    },
  }
}

/** Puts a clock around the site's own renderer. @returns the milliseconds that it has counted */
async function timeRendering(): Promise<() => number> {
  process.env.NODE_ENV ??= 'production'
  const { entry } = await loadBuild()
  const { default: write } = entry.module
  let milliseconds = 0
  entry.module = {
    ...entry.module,
    default: async (...page: Parameters<typeof write>) => {
      const begin = performance.now()
      const answer = await write(...page)
      milliseconds += performance.now() - begin
      return answer
    },
  }
  return () => milliseconds
}

async function addressOf(app: FastifyInstance): Promise<string> {
  await app.listen({ port: 0, host: '127.0.0.1' })
  return `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`
}
