import { afterAll, beforeAll, expect, test } from 'vitest'
import { adminToken } from '../../testing/sign-in.ts'
import { startTestApi, type TestApi } from '../../testing/test-api.ts'

let property: TestApi
const routes: string[] = []
beforeAll(async () => {
  property = await startTestApi({}, (app) =>
    app.addHook('onRoute', ({ method, url, schema }) => {
      if (url.startsWith('/api/') && method !== 'HEAD' && !schema?.hide) routes.push(`${method} ${url}`)
    }),
  )
})
afterAll(() => property.close())

interface Operation {
  operationId?: string
  description?: string
  tags?: string[]
  parameters?: {
    name: string
    in: string
    example?: unknown
    schema: { type?: string; pattern?: string; enum?: unknown[] }
  }[]
  responses: Record<string, unknown>
  security?: Record<string, string[]>[]
  requestBody?: { content: Record<string, { example?: unknown }> }
}
interface Document {
  openapi: string
  info: { contact: { url: string } }
  tags: { name: string; description?: string }[]
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, unknown>; responses: Record<string, unknown> }
}
const read = async () => (await property.call('GET', '/openapi.json')).body as Document

test('the document contains exactly the existing calls', async () => {
  const { openapi, paths } = await read()
  expect(openapi).toMatch(/^3\.1/)
  const documented = Object.entries(paths).flatMap(([path, operations]) =>
    Object.keys(operations).map((method) => `${method.toUpperCase()} /api${path.replace(/{(\w+)}/g, ':$1')}`),
  )
  expect(documented.toSorted()).toEqual(routes.toSorted())
  expect(documented.length).toBeGreaterThan(80)
})

test('every reference resolves, and every path variable is declared', async () => {
  const document = await read()
  const text = JSON.stringify(document)
  const references = [...text.matchAll(/"\$ref":"([^"]+)"/g)].map(([, target = '']) => target)
  expect(references.length).toBeGreaterThan(80)
  for (const target of new Set(references)) {
    const [, , part = '', name = ''] = target.split('/')
    expect(Object.keys(document.components[part as 'schemas'] ?? {}), target).toContain(name)
  }
  for (const [path, operations] of Object.entries(document.paths))
    for (const { parameters = [] } of Object.values(operations)) {
      const variables = [...path.matchAll(/{(\w+)}/g)].map(([, name]) => name)
      const declared = parameters.filter((one) => one.in === 'path').map(({ name }) => name)
      expect(declared.toSorted(), path).toEqual(variables.toSorted())
    }
})

/** Values of all objects in a JSON that have a key. */
function objectsWith(json: unknown, key: string): Record<string, unknown>[] {
  if (typeof json !== 'object' || json === null) return []
  const own = key in json ? [json as Record<string, unknown>] : []
  return [...own, ...Object.values(json).flatMap((part) => objectsWith(part, key))]
}

test('each value that may be a percentage says its unit', async () => {
  const isMixed = (properties: Record<string, unknown>) =>
    ['kind', 'effect', 'share'].some((key) => JSON.stringify(properties[key] ?? '').includes('"percent"'))
  const schemas = objectsWith(await read(), 'value').filter(isMixed)
  const units = schemas.flatMap(({ value }) => (typeof value === 'object' ? [JSON.stringify(value)] : []))
  expect(units.length).toBeGreaterThan(8)
  expect(units.filter((text) => !/\(10 je 10 %\)|\(1000 je 10 %\)/.test(text))).toEqual([])
})

interface Refusal {
  code: string
  fields?: { code: string; path: string }[]
}

test('every call has an example that the validation accepts', async () => {
  const token = await adminToken(property)
  const { paths } = await read()
  const refused: string[] = []
  for (const [path, operations] of Object.entries(paths))
    for (const [method, { requestBody, parameters = [] }] of Object.entries(operations)) {
      // A long-lived stream has no end to wait for.
      if (path === '/events') continue
      const content = requestBody?.content['application/json']
      const query = parameters.flatMap(({ name, in: place, example }): [string, string][] =>
        place === 'query' && example !== undefined ? [[name, String(example)]] : [],
      )
      // Routes that look the record up first never read the body when it does not exist.
      const url = `${path.replace(/{(\w+)}/g, crypto.randomUUID())}?${new URLSearchParams(query)}`
      const { statusCode, body } = await property.app.inject({
        method: method.toUpperCase() as 'POST',
        url: `/api${url}`,
        headers: { authorization: `Bearer ${token}` },
        ...(content?.example !== undefined && { payload: content.example as object }),
      })
      const { code, fields = [] } = statusCode >= 400 ? (JSON.parse(body) as Refusal) : { code: '' }
      // Some rules are not in the schema: ids that must exist, one owner of three, the content of files.
      const beyond = ['not_found', 'invalid_choice', 'too_many', 'file_unreadable']
      const shapes = fields.filter((issue) => !beyond.includes(issue.code))
      const isRefused = statusCode === 400 && ['invalid', 'query_invalid'].includes(code) && shapes.length > 0
      if (isRefused || statusCode === 500)
        refused.push(
          `${method} ${url}: ${statusCode} ${JSON.stringify(shapes)} ${JSON.stringify(content?.example)}`,
        )
    }
  expect(refused).toEqual([])
})

test('lists and counts name their filters', async () => {
  const { paths } = await read()
  const names = (path: string) => (paths[path]?.['get']?.parameters ?? []).map(({ name }) => name)
  expect(names('/coupons')).toEqual(
    expect.arrayContaining(['code', 'active', '_q', '_sort', '_limit', '_where']),
  )
  expect(names('/coupons/count')).toContain('code')
  expect(names('/coupons/count')).not.toContain('_sort')
})

test('each call documents its answers and whether it needs a token', async () => {
  const { paths } = await read()
  const silent = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations)
      .filter(([, { responses, security }]) => !(responses['200'] ?? responses['302']) || !security)
      .map(([method]) => `${method} ${path}`),
  )
  expect(silent).toEqual([])
  expect(paths['/coupons']?.['post']?.security).toEqual([{ bearer: [] }])
  expect(paths['/auth/local']?.['post']?.security).toEqual([])
  expect(JSON.stringify(paths['/auth/local'])).toContain('rememberMe')
})

test('every call has a description and a declared tag, and the document a contact', async () => {
  const { info, tags, paths } = await read()
  expect(info.contact.url).toMatch(/^https?:.*\/kontakt$/)
  const silent = tags.filter(({ description }) => !description).map(({ name }) => name)
  expect(silent).toEqual([])
  const declared = new Set(tags.map(({ name }) => name))
  const wrong = Object.entries(paths).flatMap(([path, operations]) =>
    Object.values(operations)
      .filter(
        ({ description, tags: own = [] }) => !description || own.length !== 1 || !declared.has(own[0] ?? ''),
      )
      .map(({ operationId }) => `${operationId} ${path}`),
  )
  expect(wrong).toEqual([])
})

test('numbers and flags of queries have their types', async () => {
  const { paths } = await read()
  const typeOf = (path: string, name: string, method = 'get') =>
    paths[path]?.[method]?.parameters?.find((one) => one.name === name)?.schema.type
  for (const path of [
    '/availability',
    '/party-days',
    '/combinations',
    '/cheapest-stays',
    '/shared-gatherings/{token}',
  ])
    expect(typeOf(path, 'adults'), path).toBe('integer')
  expect(typeOf('/cheapest-stays', 'nights')).toBe('integer')
  expect(typeOf('/price-changes', 'dry_run', 'post')).toBe('boolean')
  expect(typeOf('/coupons/{id}', 'dry_run', 'delete')).toBe('boolean')
  expect(typeOf('/personal-data/export.pdf', 'numbers')).toBe('boolean')
  const texts = Object.entries(paths).flatMap(([path, operations]) =>
    Object.values(operations).flatMap(({ parameters = [] }) =>
      parameters
        .filter(({ in: place, schema }) => place === 'query' && schema.type === 'string')
        .filter(({ schema: { pattern = '', enum: choices = [] } }) =>
          choices.length > 0
            ? choices.every((one) => one === 'true' || one === 'false')
            : /^\^?\(?\\d(\{[\d,]+\})?\+?\$$/.test(pattern),
        )
        .map(({ name }) => `${path} ${name}`),
    ),
  )
  expect(texts).toEqual([])
})

test('the reference page needs no other server and may connect to none', async () => {
  const { statusCode, headers, body } = await property.app.inject('/api/docs/')
  expect(statusCode).toBe(200)
  expect(headers['content-type']).toBe('text/html; charset=utf-8')
  expect(headers['content-security-policy']).toContain("connect-src 'self'")
  expect(headers['content-security-policy']).not.toMatch(/script-src[^;]*unsafe/)
  expect(body).not.toMatch(/(src|href)="https?:/)
  expect((await property.app.inject('/api/docs/js/scalar.js')).statusCode).toBe(200)
  expect((await property.app.inject('/api/docs')).headers.location).toBe('/api/docs/')
})
