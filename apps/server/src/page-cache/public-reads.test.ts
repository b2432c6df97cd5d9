import { collections } from '@dvor/contract/collections/index.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { statementsOf } from '../testing/statements-of.ts'
import { startTwoInstances, type Instance, type TwoInstances } from '../testing/two-instances.ts'
import { inProcessFetch } from '../site/in-process-fetch.ts'

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

/** A page of its own, which reads the titles of buildings. */
async function pageTitles({ app, reads }: Instance) {
  const visitor = { ip: '127.0.0.1', device: undefined, reads }
  const fetch = inProcessFetch(app, visitor, { incomplete: false })
  const answer = await fetch('http://site/api/accommodation-objects', { method: 'GET' })
  return ((await answer.json()) as { title: string }[]).map(({ title }) => title)
}

test('a page reads from memory, without a statement, until a write anywhere', async () => {
  const before = await pageTitles(there)
  // The job that asks gateways about open payments may run meanwhile.
  const statements = (await statementsOf(() => pageTitles(there))).filter(
    (text) => !text.includes('from "payment_attempts"'),
  )
  expect(statements).toEqual([])
  expect(await titles(there)).toEqual(before)
  const { id } = await write('/accommodation-objects', { title: 'Nový dom' })
  expect(await pageTitles(here)).toEqual([...before, 'Nový dom'])
  expect(await pageTitles(there)).toEqual([...before, 'Nový dom'])
  await write(`/accommodation-objects/${id}`, { active: false }, 'PUT')
  expect(await pageTitles(there)).toEqual(before)
})
