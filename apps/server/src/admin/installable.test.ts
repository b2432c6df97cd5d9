import { defaultPalette } from '@dvor/contract/values/palette.ts'
import fastify from 'fastify'
import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { mountManifest, mountServiceWorker } from './installable.ts'

test('the back office is an app of the property', async () => {
  const app = fastify()
  mountManifest(app, () => Promise.resolve({ name: 'Penzión', palette: defaultPalette, version: 'v1' }))
  const answer = await app.inject('/admin.webmanifest')
  expect(answer.headers['content-type']).toBe('application/manifest+json; charset=utf-8')
  expect(answer.json()).toMatchObject({
    name: 'Penzión – správa',
    start_url: '/login',
    display: 'standalone',
  })
})

test('the worker knows the screens, is asked for each time and may reach the server', async () => {
  const file = join(await mkdtemp(join(tmpdir(), 'worker-')), 'service-worker.js')
  await writeFile(file, 'SCREEN_PATTERNS.some(isAt)')
  const app = fastify()
  await mountServiceWorker(app, file)
  const { headers, body } = await app.inject('/service-worker.js')
  expect(body).toContain('"/reservations/edit/:id"')
  expect(headers).toMatchObject({
    'cache-control': 'no-cache',
    'content-security-policy': expect.stringContaining("connect-src 'self'"),
  })
})
