import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createApi, type Api } from '@dvor/api/app.ts'
import { contentPages } from '@dvor/contract/site/content-pages.ts'
import { addDays } from '@dvor/format/days.ts'
import { todayIn } from '@dvor/format/instants.ts'
import { startTestCluster, type TestCluster } from '@dvor/postgres/test-cluster.ts'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { compose, createWebServer } from '../process/compose.ts'
import { readSettings } from '../settings/config.ts'
import { statementsOf } from '../testing/statements-of.ts'
import { mountSite } from './site-mount.ts'

/** The whole server with the sample content; nothing listens. */
let cluster: TestCluster
let dataDir: string
let app: FastifyInstance
let api: Api
/** Empties the memory of pages and of the bytes of reads, as a change of content does. */
const forgetters: (() => void)[] = []
const forget = () => forgetters.forEach((each) => each())
let slugs: Record<'accommodation-units' | 'blog-articles', string[]>

beforeAll(async () => {
  cluster = await startTestCluster()
  dataDir = await mkdtemp(join(tmpdir(), 'dvor-statements-'))
  const settings = readSettings({})
  app = createWebServer(settings)
  api = createApi({
    pool: await cluster.createDatabase('page_statements'),
    dataDir,
    appSecret: 'a secret for tests only, long enough to derive keys from',
    publicUrl: settings.publicUrl,
    sandboxAllowed: true,
    admin: {},
    sampleData: true,
    samplePictures: 'draft',
    pressureLimitMs: Number.POSITIVE_INFINITY,
    passwordCost: { memoryKib: 64, passes: 1 },
    logger: app.log,
  })
  await api.prepare(() => undefined)
  const listening = {
    ...api,
    onContentChange: (listener: () => void) => void forgetters.push(listener),
    upToDate: () => true,
  }
  const mountPages = () => mountSite(app, { ...settings, api: listening, dev: false })
  await compose(
    app,
    listening,
    { createApi: () => listening, mounts: [mountPages] },
    'a secret for tests that is long enough',
    settings,
  )
  slugs = (await app.inject('/api/page-slugs')).json()
})
afterAll(async () => {
  await app.close()
  await api.close()
  await cluster.stop()
  await rm(dataDir, { recursive: true, force: true })
})

const days = (() => {
  const today = todayIn(new Date())
  return `from=${addDays(today, 60)}&to=${addDays(today, 62)}&adults=2`
})()

/**
 * The most statements of a page that is made anew while the content stays as it is: the version of the content, and
 * what depends on the moment or on free nights. These numbers may only go down.
 */
const most: Record<string, number> = {
  '/uvod': 4,
  '/ubytovanie/:slug': 3,
  '/blog': 2,
  '/blog/:slug': 3,
  '/sezonne-ponuky': 4,
  [`/rezervacia?${days}`]: 3,
  '/darcekovy-poukaz': 5,
}
const mostElsewhere = 1

const paths = (): string[] => [
  ...Object.values(contentPages).map(({ path }) => path),
  '/rezervacia',
  `/rezervacia?${days}`,
  '/poradovnik',
  '/moja-rezervacia',
  '/darcekovy-poukaz',
  '/darcekovy-poukaz/zostatok',
]

const addressOf = (path: string) => {
  const [slug] = path.startsWith('/blog') ? slugs['blog-articles'] : slugs['accommodation-units']
  return path.replace(':slug', slug ?? '')
}

/** Asks for every page, then once more in its other language, and counts the statements of the second time. */
async function countAll(): Promise<Record<string, number>> {
  const counts: Record<string, number> = {}
  for (const path of paths()) {
    const address = addressOf(path)
    forget()
    expect((await app.inject(`/en${address}`)).statusCode, address).toBe(200)
    forget()
    counts[path] = (await statementsOf(() => app.inject(address))).length
  }
  return counts
}

describe('a page made anew', () => {
  let counts: Record<string, number>

  test('takes few statements, whatever its language', async () => {
    counts = await countAll()
    const over = Object.entries(counts).filter(([path, count]) => count > (most[path] ?? mostElsewhere))
    expect(over).toEqual([])
  })

  test('takes as many with many more buildings, units, seasons and pictures', async () => {
    const { $client } = api.db
    await $client.query(
      `insert into accommodation_objects (id, title, slug) select gen_random_uuid(), 'Dom ' || n, 'dom-' || n from generate_series(1, 20) n`,
    )
    await $client.query(
      `insert into accommodation_units (id, accommodation_object, title, slug, code, capacity, base_price)
       select gen_random_uuid(), o.id, 'Izba ' || o.slug || n, 'izba-' || o.slug || n, o.slug || n, 2, 8000
       from accommodation_objects o, generate_series(1, 10) n where o.slug like 'dom-%'`,
    )
    await $client.query(
      `insert into prices (id, accommodation_unit, title, valid_from, valid_to, price)
       select gen_random_uuid(), id, 'Zima', '2030-01-01', '2030-02-01', 9000 from accommodation_units`,
    )
    await $client.query(
      `insert into activities (id, title, slug, kind) select gen_random_uuid(), 'Výlet ' || n, 'vylet-' || n, 'trip' from generate_series(1, 150) n`,
    )
    expect(await countAll()).toEqual(counts)
  })
})
