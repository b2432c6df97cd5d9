import { answerErrors } from '@dvor/api/platform/http/http.ts'
import fastify from 'fastify'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { serveBuild } from './serve-build.ts'

const app = fastify()
let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'dvor-build-'))
  const client = join(folder, 'build/client')
  await mkdir(join(client, 'assets/deeper'), { recursive: true })
  const files = {
    'og.jpg': 'picture',
    'og.jpg.gz': 'packed picture',
    'assets/page.js': 'script',
    'assets/page.js.br': 'packed script',
    'assets/deeper/font.woff2': 'font',
  }
  for (const [name, content] of Object.entries(files)) await writeFile(join(client, name), content)
  answerErrors(app)
  await serveBuild(app, `${folder}/`)
  app.setNotFoundHandler((_request, reply) => reply.code(404).send('page of the site'))
})
afterAll(async () => {
  await app.close()
  await rm(folder, { recursive: true, force: true })
})

async function get(url: string, headers = {}) {
  const answer = await app.inject({ url, headers })
  return [answer.statusCode, answer.headers['cache-control'], answer.body]
}

test('files whose names carry a hash are kept for ever, the named ones for a day', async () => {
  expect(await get('/assets/page.js')).toEqual([200, 'public, max-age=31536000, immutable', 'script'])
  expect(await get('/assets/deeper/font.woff2')).toEqual([200, 'public, max-age=31536000, immutable', 'font'])
  expect(await get('/og.jpg')).toEqual([200, 'public, max-age=86400', 'picture'])
})

test('a browser that unpacks gets the packed file', async () => {
  const answer = await app.inject({ url: '/assets/page.js', headers: { 'accept-encoding': 'br' } })
  expect([answer.headers['content-encoding'], answer.body]).toEqual(['br', 'packed script'])
})

test('a refused path has the error shape of the API', async () => {
  for (const url of ['/assets/%00', '/assets/..%5cx', `/assets/${'a'.repeat(300)}`]) {
    const answer = await app.inject({ url })
    expect(answer.json(), url).toMatchObject({
      code: 'forbidden',
      message: expect.any(String),
      requestId: expect.any(String),
    })
    expect(answer.json(), url).not.toHaveProperty('statusCode')
  }
})

test.each([
  '/assets/none.js',
  '/assets/',
  '/assets/page.js.br',
  '/og.jpg.gz',
  '/assets/../../../package.json',
])('%s is no file: the site answers it', async (address) => {
  expect(await get(address)).toEqual([404, undefined, 'page of the site'])
})
