import { collections } from '@dvor/contract/collections/index.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { statementsOf } from '../testing/statements-of.ts'
import { startTwoInstances, type Instance, type TwoInstances } from '../testing/two-instances.ts'
import { inProcessFetch } from '../site/in-process-fetch.ts'
import { inProcessHeaders, isMarkedSame } from './in-process.ts'
import { createValueCache } from './value-cache.ts'

let instances: TwoInstances
let here: Instance
let there: Instance
let token: string
beforeAll(async () => {
  instances = await startTwoInstances()
  ;({ here, there, token } = instances)
}, 120_000)
afterAll(() => instances.close())

const read = ({ app }: Instance, path: string) => app.inject(`/api${path}`)
const titles = async (instance: Instance) =>
  (await read(instance, '/accommodation-objects')).json<{ title: string }[]>().map(({ title }) => title)

async function write(path: string, payload: object, method: 'POST' | 'PUT' = 'POST') {
  const headers = { authorization: `Bearer ${token}` }
  const answer = await here.app.inject({ method, url: `/api${path}`, headers, payload })
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json<{ id: string }>()
}

test('an owner’s write is in the next visitor’s read at once, and soon in another instance’s', async () => {
  expect([await titles(here), await titles(there)]).toEqual([[], []])
  const { id } = await write('/accommodation-objects', { title: 'Dom pri lese' })
  expect(await titles(here)).toEqual(['Dom pri lese'])
  await expect.poll(() => titles(there)).toEqual(['Dom pri lese'])
  for (const title of ['Dom pri potoku', 'Dom pod lipami']) {
    await write(`/accommodation-objects/${id}`, { title }, 'PUT')
    expect(await titles(here)).toEqual([title])
  }
  await expect.poll(() => titles(there)).toEqual(['Dom pod lipami'])
})

test('a hidden record is shown to its owner only, also after the owner has read it', async () => {
  const { id } = await write('/accommodation-objects', { title: 'Skrytý', active: false })
  const headers = { authorization: `Bearer ${token}` }
  const own = () => here.app.inject({ url: `/api/accommodation-objects/${id}`, headers })
  expect((await own()).statusCode).toBe(200)
  expect((await read(here, `/accommodation-objects/${id}`)).statusCode).toBe(404)
  expect((await own()).statusCode).toBe(200)
})

test('“price from” is cached, and a new season changes it at once', async () => {
  const property = await write('/accommodation-objects', { title: 'Dom s cenou' })
  const room = { accommodation_object: property.id, title: 'Izba', code: 'C1', capacity: 2, base_price: 8000 }
  const unit = await write('/accommodation-units', room)
  const prices = async () => {
    const answer = await read(here, '/lowest-prices')
    expect(answer.headers['cache-control']).toBe('no-cache')
    return answer.json<{ accommodation_unit: string; price: number }[]>()
  }
  expect(await prices()).toMatchObject([{ accommodation_unit: unit.id, title: 'Izba', price: 8000 }])
  const season = { title: 'Zľava', valid_from: '2000-01-01', valid_to: '2999-12-31', price: 5000 }
  await write('/prices', { ...season, accommodation_unit: unit.id })
  expect(await prices()).toMatchObject([{ accommodation_unit: unit.id, price: 5000 }])
})

/** Collections whose answers depend on the clock or on rights. */
const neverCached = ['blog-articles', 'seasonal-offers', 'reservations', 'coupons', 'users']

test('reads are cached exactly where they change with the content alone', async () => {
  const cached: string[] = []
  for (const { name, singleton } of Object.values(collections) as { name: string; singleton?: boolean }[]) {
    const { headers } = await read(here, singleton ? `/${name}` : `/${name}?_limit=1`)
    if (headers['cache-control'] === 'no-cache') cached.push(name)
  }
  expect(cached).toEqual(expect.arrayContaining(['accommodation-units', 'global-settings', 'text-blocks']))
  expect(cached.filter((name) => neverCached.includes(name))).toEqual([])
})

test('a shared cache keeps an answer from memory for each origin', async () => {
  const vary = async () => (await read(here, '/galleries')).headers.vary
  expect(await vary()).toBe('Origin, Accept-Encoding')
  expect(await vary()).toBe('Origin, Accept-Encoding')
})

test('an origin of the settings may read from memory, too, from the moment it is allowed anywhere', async () => {
  const origin = 'https://app.example.sk'
  const read = async ({ app }: Instance, from = origin) =>
    (await app.inject({ url: '/api/services', headers: { origin: from } })).headers[
      'access-control-allow-origin'
    ]
  expect(await read(here)).toBeUndefined()
  const allow = (origins: string[]) =>
    there.app.inject({
      method: 'PUT',
      url: '/api/global-settings',
      headers: { authorization: `Bearer ${token}` },
      payload: { cors_origins: origins },
    })
  expect((await allow([origin])).statusCode).toBe(200)
  expect(await read(here)).toBe(origin)
  expect(await read(here)).toBe(origin)
  expect(await read(there)).toBe(origin)
  expect(await read(here, 'https://evil.example')).toBeUndefined()
  const preflight = await here.app.inject({
    method: 'OPTIONS',
    url: '/api/coupons',
    headers: {
      origin,
      'access-control-request-method': 'PUT',
      'access-control-request-headers': 'authorization, content-type, device-key',
    },
  })
  for (const _again of [1, 2]) {
    const { headers } = await here.app.inject({ url: '/api/services', headers: { origin } })
    expect(headers['content-range']).toMatch(/^services (\*|0-\d+)\/\d+$/)
    expect(headers['access-control-expose-headers']).toContain('content-range')
  }
  expect(preflight.statusCode).toBe(204)
  expect(preflight.headers).toMatchObject({ 'access-control-allow-origin': origin })
  expect(preflight.headers['access-control-allow-methods']).toContain('PUT')
  expect(preflight.headers['access-control-allow-headers']).toContain('device-key')
  for (const headers of [{}, { origin: 'https://evil.example', 'access-control-request-method': 'PUT' }])
    for (const url of ['/api', '/api/coupons', '/api/nope']) {
      const refused = await here.app.inject({ method: 'OPTIONS', url, headers })
      expect(refused.statusCode, url).toBe(405)
      expect(refused.json(), url).toMatchObject({
        code: 'method_not_allowed',
        requestId: expect.any(String),
      })
      expect(refused.headers['access-control-allow-origin'], url).toBeUndefined()
    }
  await allow([])
  expect(await read(here)).toBeUndefined()
})

/** Values that pages cache under the version of the content (decision 127). */
describe('a page', () => {
  let now = new Date()
  const cacheOf = ({ api }: Instance) =>
    createValueCache({ contentVersion: () => api.contentVersion(), now: () => now })
  const query = (text: string) => here.api.db.$client.query(text)

  /** A page of its own, which reads the titles of buildings. */
  async function pageTitles(instance: Instance, values: ReturnType<typeof cacheOf>) {
    const visitor = { address: '127.0.0.1', device: undefined, values: values.forPage() }
    const fetch = inProcessFetch(instance.app, visitor, { incomplete: false })
    const answer = await fetch('http://site/api/accommodation-objects', { method: 'GET' })
    return ((await answer.json()) as { title: string }[]).map(({ title }) => title)
  }

  test('shows what any instance has committed, without a notification, and otherwise asks for the version alone until midnight', async () => {
    const values = cacheOf(there)
    const before = await pageTitles(there, values)
    expect(before).not.toContain('Nový dom')
    // The job that asks gateways about open payments may run meanwhile.
    const statements = (await statementsOf(() => pageTitles(there, values))).filter(
      (text) => !text.includes('from "payment_attempts"'),
    )
    expect(statements).toEqual([expect.stringContaining('price_data_version')])
    now = new Date(now.getTime() + 86_400_000)
    expect((await statementsOf(() => pageTitles(there, values))).length).toBeGreaterThan(1)
    await query(
      `insert into accommodation_objects (id, title, slug) values (gen_random_uuid(), 'Nový dom', 'n')`,
    )
    expect(await pageTitles(there, values)).toContain('Nový dom')
    await query(`delete from accommodation_objects where slug = 'n'`)
    expect(await pageTitles(there, values)).toEqual(before)
  })

  test('control: without the trigger it would show old content', async () => {
    const values = cacheOf(there)
    const before = await pageTitles(there, values)
    const trigger = (state: string) =>
      query(`alter table accommodation_objects ${state} trigger renew_price_data_version`)
    await trigger('disable')
    await query(`insert into accommodation_objects (id, title, slug) values (gen_random_uuid(), 'Nový', 'x')`)
    expect(await pageTitles(there, values)).toEqual(before)
    await trigger('enable')
    await query(`delete from accommodation_objects where slug = 'x'`)
  })

  test('caches nothing whose tables do not renew the version', async () => {
    const texts: string[] = []
    for (const name of [...Object.values(collections).map((one) => one.name), 'ratings']) {
      let answer = { headers: {} }
      const url = `/api/${name}`
      const sent = await statementsOf(async () => {
        answer = await there.app.inject({ url, headers: inProcessHeaders })
      })
      if (isMarkedSame(answer.headers)) texts.push(...sent)
    }
    const names = async (statement: string) =>
      (await query(`select ${statement}`)).rows.map(({ name }: { name: string }) => name)
    const isTable = new Set(await names(`tablename as name from pg_tables where schemaname = 'public'`))
    const shown = texts
      .flatMap((text) => [...text.matchAll(/(?:from|join) "?(\w+)"?/g)].map(([, name]) => name ?? ''))
      .filter((name) => isTable.has(name) && name !== 'price_data_version')
    const all = 'tgtype = 4 + 8 + 16 + 32'
    const renewing = `tgrelid::regclass::text as name from pg_trigger where ${all} and tgname = 'renew_`
    const ofContent = await names(`${renewing}content_version'`)
    const ofPrices = await names(`${renewing}price_data_version'`)
    // Of a reservation ratings show the month, for which it has a trigger of its own.
    const expected = [...ofContent, ...ofPrices, 'reservations'].toSorted()
    expect([...new Set([...shown, ...ofPrices])].toSorted()).toEqual(expected)
  })

  test('is recognised by this process alone', async () => {
    const { headers } = await here.app.inject({
      url: '/api/accommodation-objects',
      headers: { 'x-in-process': 'guessed' },
    })
    expect(headers).not.toHaveProperty('x-same-for-visitors')
  })
})
