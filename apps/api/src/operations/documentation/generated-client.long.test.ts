import { execFile } from 'node:child_process'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { createConfig, lintFromString } from '@redocly/openapi-core'
import { generateSource } from 'oazapfts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { adminToken } from '../../testing/sign-in.ts'
import { startTestApi, type TestApi } from '../../testing/test-api.ts'

const root = join(import.meta.dirname, '../../../../..')
const folder = join(root, '.cache/generated-client')

let api: TestApi

let document: string

beforeAll(async () => {
  api = await startTestApi()
  document = (await api.app.inject('/api/openapi.json')).body
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
})

afterAll(async () => {
  await api.close()
  await rm(folder, { recursive: true, force: true })
})

test('an OpenAPI linter reports nothing', async () => {
  // A pass for a wallet is a redirect; the next test asks for a 200 or 302 of every operation instead.
  const config = await createConfig({ extends: ['recommended'], rules: { 'operation-2xx-response': 'off' } })
  const problems = await lintFromString({ source: document, absoluteRef: 'openapi.json', config })
  expect(
    problems.map(({ ruleId, message, location }) => `${ruleId}: ${message} ${location[0]?.pointer}`),
  ).toEqual([])
})

/** Source of a client program: it compiles only if the generated types fit, and runs against the API. */
const program = `
import * as client from './client.ts'

export async function drive(fetch: typeof globalThis.fetch, token: string) {
  client.defaults.baseUrl = 'http://guesthouse.example/api'
  client.defaults.fetch = fetch
  const signedIn = { headers: { authorization: 'Bearer ' + token } }
  const made = await client.postCoupons({ code: 'JAR2027', kind: 'percent', value: 10 }, signedIn)
  if (made.status !== 200) throw new Error('not made')
  const id: string = made.data.id
  const listed = await client.getCoupons({ value: [10, 20], codeIn: ['JAR2027'], active: [true], limit: 5 }, signedIn)
  const counted = await client.getCouponsCount({ valueIn: [10] }, signedIn)
  const edited = await client.putCouponsById(id, { value: 15 }, signedIn)
  const missing = await client.getCouponsById('01900000-0000-7000-8000-000000000009', {}, signedIn)
  const denied = await client.getCoupons({})
  const refused = await client.postCoupons({ code: '', kind: 'percent', value: 10 }, signedIn)
  const removed = await client.deleteCouponsById(id, {}, signedIn)
  const units = await client.getAccommodationUnits({ capacity: [2, 3] })
  return {
    listed: listed.status === 200 ? listed.data.map(({ value }): number => value) : [],
    counted: counted.status === 200 ? counted.data : -1,
    edited: edited.status === 200 ? edited.data.value : -1,
    missing: missing.status === 404 ? missing.data.code : '',
    denied: denied.status === 401 ? denied.data.code : '',
    refused: refused.status === 400 ? (refused.data.fields ?? []).map(({ path }) => path) : [],
    removed: removed.status,
    units: units.status === 200 ? units.data.map(({ title }): string => title) : null,
  }
}
`

const injectFetch: typeof fetch = async (input, init) => {
  const { method, headers, body, url } = new Request(input, init)
  const { pathname, search } = new URL(url)
  const answer = await api.app.inject({
    method: method as 'GET',
    url: pathname + search,
    headers: Object.fromEntries(headers),
    ...(body && { payload: await new Response(body).text() }),
  })
  return new Response(answer.body, {
    status: answer.statusCode,
    headers: { 'content-type': String(answer.headers['content-type']) },
  })
}

test('a client generated from the document compiles, reads and writes records, and types refusals', async () => {
  const path = join(folder, 'openapi.json')
  await writeFile(path, document)
  await writeFile(join(folder, 'client.ts'), await generateSource(path, { useUnknown: true }))
  await writeFile(join(folder, 'program.ts'), program)
  const flags = ['--noEmit', '--strict', '--skipLibCheck', '--target', 'esnext', '--module', 'nodenext']
  // A single thread with a larger heap takes half the processor time.
  const env = { ...process.env, GOGC: '400' }
  const compile = promisify(execFile)(
    'tsc',
    ['--singleThreaded', ...flags, '--ignoreConfig', '--allowImportingTsExtensions', 'program.ts'],
    { cwd: folder, env },
  )
  expect(await compile.catch((error: { stdout: string }) => error)).toMatchObject({ stdout: '' })
  const { drive } = (await import(join(folder, 'program.ts'))) as {
    drive: (fetch: typeof injectFetch, token: string) => Promise<unknown>
  }
  expect(await drive(injectFetch, await adminToken(api))).toEqual({
    listed: [10],
    counted: 1,
    edited: 15,
    missing: 'not_found',
    denied: 'unauthorized',
    refused: ['code'],
    removed: 200,
    units: [],
  })
})
