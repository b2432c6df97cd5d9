import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createApi, type Api } from '@dvor/api/app.ts'
import { contentPages } from '@dvor/contract/site/content-pages.ts'
import { addDays } from '@dvor/format/days.ts'
import { languages } from '@dvor/format/languages.ts'
import { todayIn } from '@dvor/format/instants.ts'
import { startTestCluster, type TestCluster } from '@dvor/postgres/test-cluster.ts'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect } from 'vitest'
import { compose, createWebServer } from '../process/compose.ts'
import type { Parts } from '../process/parts.ts'
import { readSettings } from '../settings/config.ts'
import { statementsOf } from './statements-of.ts'
import { mountSite } from '../site/site-mount.ts'

interface CountedServer {
  readonly app: FastifyInstance
  readonly api: Api
  readonly slugs: Record<'accommodation-units' | 'blog-articles', string[]>
  /** Empties the memory of pages, but not of reads. */
  forget(): void
  /** Empties that of reads, as a change of content does. */
  forgetReads(): void
  close(): Promise<void>
}

async function startApi(cluster: TestCluster, app: FastifyInstance, dataDir: string): Promise<Api> {
  const api = createApi({
    pool: await cluster.createDatabase('page_statements'),
    dataDir,
    appSecret: 'a secret for tests only, long enough to derive keys from',
    publicUrl: readSettings({}).publicUrl,
    sandboxAllowed: true,
    admin: {},
    sampleData: true,
    samplePictures: 'draft',
    passwordCost: { memoryKib: 64, passes: 1 },
    logger: app.log,
  })
  await api.prepare(() => undefined)
  return api
}

/** Starts the whole server with the sample content; nothing listens. */
async function startServer(): Promise<CountedServer> {
  const cluster = await startTestCluster()
  const dataDir = await mkdtemp(join(tmpdir(), 'dvor-statements-'))
  const settings = readSettings({})
  const app = createWebServer(settings)
  const api = await startApi(cluster, app, dataDir)
  const ofPages: (() => void)[] = []
  const ofReads: (() => void)[] = []
  const listening = {
    ...api,
    onContentChange: (listener: () => void) => void ofPages.push(listener),
    upToDate: () => true,
  }
  const parts: Parts<typeof listening> = {
    createApi: () => listening,
    mounts: [
      (_app, { gate, reads }) => mountSite(app, { ...settings, api: listening, dev: false, gate, reads }),
    ],
  }
  await compose(
    app,
    { ...listening, onContentChange: (listener) => void ofReads.push(listener) },
    parts,
    settings,
  )
  const slugs = (await app.inject('/api/page-slugs')).json<CountedServer['slugs']>()
  const close = async () => {
    await app.close()
    await api.close()
    await cluster.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
  const forget = () => ofPages.forEach((each) => each())
  const forgetReads = () => ofReads.forEach((each) => each())
  return { app, api, slugs, forget, forgetReads, close }
}

/** Query of a search whose days are always ahead. */
export const days = (() => {
  const today = todayIn(new Date())
  return `from=${addDays(today, 60)}&to=${addDays(today, 62)}&adults=2`
})()

const paths = (): string[] => [
  ...Object.values(contentPages).map(({ path }) => path),
  '/rezervacia',
  `/rezervacia?${days}`,
  '/poradovnik',
  '/moja-rezervacia',
  '/darcekovy-poukaz',
  '/darcekovy-poukaz/zostatok',
]

/** The whole server with the sample content for the tests of a file, and the count of statements of its pages. */
export function openCountedPages() {
  let server: CountedServer
  beforeAll(async () => void (server = await startServer()))
  afterAll(() => server.close())

  const addressOf = (path: string) => {
    const [slug] = path.startsWith('/blog')
      ? server.slugs['blog-articles']
      : server.slugs['accommodation-units']
    return path.replace(':slug', slug ?? '')
  }

  /** Asks for every page in each language, then once more, and counts the statements of the second time; the most. */
  async function countAll(): Promise<Record<string, number>> {
    const { app, forget } = server
    const counts: Record<string, number> = {}
    for (const path of paths()) {
      const address = addressOf(path)
      counts[path] = 0
      for (const { prefix } of Object.values(languages)) {
        const page = () => app.inject(`${prefix}${address}`)
        forget()
        expect((await page()).statusCode, address).toBe(200)
        forget()
        counts[path] = Math.max(counts[path], (await statementsOf(page)).length)
      }
    }
    return counts
  }

  return {
    get api() {
      return server.api
    },
    countAll,
    forgetReads: () => server.forgetReads(),
  }
}
