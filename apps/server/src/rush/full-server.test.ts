import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createApi, type Api } from '@dvor/api/app.ts'
import { startTestCluster } from '@dvor/postgres/test-cluster.ts'
import { expect, onTestFinished, test, vi } from 'vitest'
import { compose, createWebServer } from '../process/compose.ts'
import type { Parts } from '../process/parts.ts'
import { readSettings } from '../settings/config.ts'
import { leftToOthers, places } from './fair-queue.ts'

const admin = { email: 'majitelka@example.com', password: 'Lipový kvet 1907 v záhrade' }

/** The server with its real API and `/held`, whose requests keep their places until the test ends. */
async function listeningProperty() {
  const cluster = await startTestCluster()
  const dataDir = await mkdtemp(join(tmpdir(), 'dvor-full-'))
  const settings = readSettings({ TRUST_PROXY: '1' })
  const app = createWebServer(settings)
  const api = createApi({
    ...settings,
    pool: await cluster.createDatabase('full_server'),
    dataDir,
    admin,
    appSecret: 'a secret for tests only, long enough to derive keys from',
    sandboxAllowed: true,
    sampleData: false,
    passwordCost: { memoryKib: 64, passes: 1 },
    logger: app.log,
  })
  await api.prepare(() => undefined)
  const { promise: ending, resolve: end } = Promise.withResolvers<void>()
  let held = 0
  const mounts: Parts<Api>['mounts'] = [
    async (server, { gate }) => {
      server.get('/held', async (request, reply) => {
        const release = await gate.enter(request, reply)
        held++
        await ending
        release?.()
      })
    },
  ]
  await compose(app, api, { createApi: () => api, mounts }, settings)
  const url = await app.listen({ port: 0 })
  onTestFinished(async () => {
    end()
    await app.close()
    await api.close()
    await cluster.stop()
    await rm(dataDir, { recursive: true, force: true })
  })
  return { url, held: () => held }
}

test('with every usual place taken, orders, notices of payments and signed-in persons are served', async () => {
  const { url, held } = await listeningProperty()
  const ask = (path: string, { headers = {}, ...init }: RequestInit = {}, from = '192.0.2.1') =>
    fetch(url + path, { ...init, headers: { 'x-forwarded-for': from, ...headers } })
  const post = (path: string, body: unknown) =>
    ask(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) })
  const signedIn = await post('/api/auth/local', { identifier: admin.email, password: admin.password })
  const { accessToken } = (await signedIn.json()) as { accessToken: string }

  for (let index = 0; index < places.usual; index++)
    void ask('/held', {}, index < leftToOthers ? '192.0.2.2' : '192.0.2.1')
  await vi.waitFor(() => expect(held()).toBe(places.usual), 30_000)

  const answers = [
    await post('/api/reservation-holds', {}),
    await post('/api/reservation-orders', {}),
    await ask('/api/payments/gopay/notifications?id=1'),
    await post('/api/payments/stripe/notifications', {}),
    await ask('/api/reservations', { headers: { authorization: `Bearer ${accessToken}` } }),
    await ask('/api/health'),
  ]
  expect(answers.map(({ status }) => status)).toEqual([400, 400, 404, 404, 200, 200])
})
