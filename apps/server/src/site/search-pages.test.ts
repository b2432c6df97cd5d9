import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createApi, type Api } from '@dvor/api/app.ts'
import { addDays } from '@dvor/format/days.ts'
import { todayIn } from '@dvor/format/instants.ts'
import { startTestCluster, type TestCluster } from '@dvor/postgres/test-cluster.ts'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { compose, createWebServer } from '../process/compose.ts'
import type { Parts } from '../process/parts.ts'
import { readSettings } from '../settings/config.ts'
import { mountSite } from './site-mount.ts'

const appSecret = 'a secret for tests only, long enough to derive keys from'

/** The whole server of a new property; nothing listens. */
let cluster: TestCluster
let dataDir: string
let app: FastifyInstance
let api: Api

beforeAll(async () => {
  cluster = await startTestCluster()
  dataDir = await mkdtemp(join(tmpdir(), 'dvor-results-'))
  const settings = readSettings({})
  app = createWebServer(settings)
  api = createApi({
    pool: await cluster.createDatabase('result_pages'),
    dataDir,
    appSecret,
    publicUrl: settings.publicUrl,
    sandboxAllowed: true,
    admin: {},
    sampleData: false,
    passwordCost: { memoryKib: 64, passes: 1 },
    logger: app.log,
  })
  await api.prepare(() => undefined)
  const mounts: Parts<Api>['mounts'] = [
    (_app, { gate, reads }) => mountSite(app, { ...settings, api, dev: false, gate, reads }),
  ]
  await compose(app, api, { createApi: () => api, mounts }, settings)
  await api.db.$client.query(
    `insert into accommodation_objects (id, title, slug) values (gen_random_uuid(), 'Dom', 'dom')`,
  )
})
afterAll(async () => {
  await app.close()
  await api.close()
  await cluster.stop()
  await rm(dataDir, { recursive: true, force: true })
})

const from = addDays(todayIn(new Date()), 40)
const days = `from=${from}&to=${addDays(from, 2)}&adults=2`

/** The property has this many units, the first ones of them free; the others are let for a week only. */
async function lives(units: number, free: number): Promise<void> {
  await api.db.$client.query('delete from accommodation_units')
  await api.db.$client.query(
    `insert into accommodation_units (id, accommodation_object, title, slug, code, capacity, base_price, "order", min_nights)
     select gen_random_uuid(), o.id, 'Izba ' || n, 'izba-' || n, 'I' || n, 2, 8000, n, case when n <= $2 then 1 else 7 end
     from accommodation_objects o, generate_series(1, $1) n`,
    [units, free],
  )
}

async function get(query: string): Promise<string> {
  const { statusCode, body } = await app.inject({ url: `/rezervacia?${query}` })
  expect(statusCode).toBe(200)
  return body
}

/** Numbers of the rooms whose cards a page shows. */
const cardsIn = (body: string) =>
  [...body.matchAll(/<h3[^>]*>(?:<[^>]*>)*Izba (\d+)/g)].map(([, number]) => Number(number))

describe('a search that finds more rooms than a page bears', () => {
  test('shows each room once, page by page, with plain links between the pages', async () => {
    await lives(60, 30)
    const pages = await Promise.all([1, 2, 3].map((page) => get(`${days}&page=${page}`)))
    const shown = pages.map(cardsIn)
    expect(shown.map(({ length }) => length)).toEqual([24, 24, 12])
    expect(shown.flat()).toEqual(Array.from({ length: 60 }, (_, index) => index + 1))
    expect(pages[0]).toContain('page=2#volne"')
    expect(pages[0]).not.toContain('Predchádzajúce izby')
    expect(pages[2]).toContain('Predchádzajúce izby')
    expect(pages[2]).not.toContain('page=4')
  })

  test('sends the browser nothing of the rooms of other pages but their names', async () => {
    await lives(24, 24)
    const whole = (await get(days)).length
    await lives(200, 200)
    const body = await get(days)
    expect(cardsIn(body)).toHaveLength(24)
    expect(body).toContain('Izba 200')
    const bytesOfName = 150
    expect(body.length).toBeLessThan(whole + 176 * bytesOfName)
  })

  test('keeps a room that was chosen on another page, and says nothing about it as left out', async () => {
    await lives(60, 60)
    const body = await get(`${days}&page=2&room=izba-3.2`)
    expect(cardsIn(body)).not.toContain(3)
    expect(body).toContain('Izba 3<')
    expect(body).not.toContain('Z výberu sme vynechali')
  })

  test('answers a page beyond the last one by the last one', async () => {
    await lives(30, 30)
    expect(cardsIn(await get(`${days}&page=9`))).toEqual([25, 26, 27, 28, 29, 30])
  })

  test('names the reason for all rooms on one page where none is free', async () => {
    await lives(30, 0)
    const body = await get(days)
    expect(cardsIn(body)).toHaveLength(30)
    expect(body).not.toContain('Ďalšie izby')
  })
})
