import { Agent, request } from 'node:http'
import { connect, createServer } from 'node:net'
import { once } from 'node:events'
import { expect, onTestFinished, test, vi } from 'vitest'
import { databasePid } from '@dvor/postgres/testing/data-dir.ts'
import { makeDataDir, spawnServer } from '../testing/spawn-server.ts'
import { READY } from '../testing/ready-line.ts'

/** Status and `Connection` of an answer over the agent's connection. */
function askOver(agent: Agent, url: string): Promise<[number | undefined, string | undefined]> {
  return new Promise((resolve, reject) => {
    const asked = request(url, { agent, method: 'POST' }, (answer) =>
      answer.resume().on('end', () => resolve([answer.statusCode, answer.headers.connection])),
    )
    asked.on('error', reject).end()
  })
}

/** Whether a new connection is accepted. */
async function accepts(url: string): Promise<boolean> {
  const socket = connect(Number(new URL(url).port), '127.0.0.1')
  const outcome = await Promise.race([once(socket, 'connect'), once(socket, 'error')]).catch(() => undefined)
  socket.destroy()
  return outcome !== undefined && !(outcome[0] instanceof Error)
}

test('behind a load balancer it answers on a kept connection after it accepts no more', async () => {
  const server = await spawnServer({ DATA_DIR: await makeDataDir(), DRAIN_SECONDS: '1' })
  await server.says(READY)
  const proxy = new Agent({ keepAlive: true, maxSockets: 1 })
  expect(await askOver(proxy, `${server.url}/api/notes`)).toEqual([200, 'keep-alive'])
  server.signal('SIGTERM')
  await vi.waitUntil(async () => !(await accepts(server.url)), { timeout: 20_000, interval: 10 })
  expect(await askOver(proxy, `${server.url}/api/notes`)).toEqual([200, 'close'])
  expect(await server.closed).toBe(0)
  proxy.destroy()
})

test('work in the background ends before the database closes', async () => {
  const DATA_DIR = await makeDataDir()
  const server = await spawnServer({ DATA_DIR })
  await server.says(READY)
  await fetch(`${server.url}/api/work`, { method: 'POST' })
  server.signal('SIGTERM')
  expect(await server.closed).toBe(0)
  expect([server.stdout(), server.stderr()].join()).not.toContain('too long')
  const again = await spawnServer({ DATA_DIR })
  await again.says(READY)
  expect(await (await fetch(`${again.url}/api/notes`)).json()).toEqual([{ text: 'worked' }])
})

test('an answer that never ends holds nothing up for more than the limit', async () => {
  const DATA_DIR = await makeDataDir()
  const server = await spawnServer({ DATA_DIR })
  await server.says(READY)
  const stuck = fetch(`${server.url}/api/stuck`).catch((error: Error) => error)
  await fetch(`${server.url}/api/notes`)
  server.signal('SIGTERM')
  // 0 means that it ended within its own limit; after that it forces itself with 1.
  expect(await server.closed).toBe(0)
  expect(await stuck).toBeInstanceOf(Error)
  expect(await databasePid(DATA_DIR)).toBeUndefined()
})

test('a second signal ends it at once, and the database with it', async () => {
  const DATA_DIR = await makeDataDir()
  const server = await spawnServer({ DATA_DIR })
  await server.says(READY)
  const stuck = fetch(`${server.url}/api/stuck`).catch((error: Error) => error)
  await fetch(`${server.url}/api/notes`)
  server.signal('SIGTERM')
  await server.says(/^SIGTERM: closing/m)
  server.signal('SIGINT')
  expect(await server.closed).toBe(1)
  await stuck
  const again = await spawnServer({ DATA_DIR })
  await again.says(READY)
})

test('a signal during the first start leaves nothing running', async () => {
  const DATA_DIR = await makeDataDir()
  const server = await spawnServer({ DATA_DIR })
  await server.says(/^Starting the database$/m)
  server.signal('SIGTERM')
  expect(await server.closed).toBe(0)
  expect(server.stderr()).toBe('')
  expect(await databasePid(DATA_DIR)).toBeUndefined()
})

test('data survive a kill -9, and the next start adopts the running database', async () => {
  const DATA_DIR = await makeDataDir()
  const first = await spawnServer({ DATA_DIR })
  await first.says(READY)
  await fetch(`${first.url}/api/notes`, { method: 'POST' })
  first.signal('SIGKILL')
  const second = await spawnServer({ DATA_DIR })
  await second.says(READY)
  expect(second.stdout()).toContain('The database is running already')
  expect(await (await fetch(`${second.url}/api/notes`)).json()).toEqual([{ text: 'kept' }])
})

test('a second process on the folder is refused with one clear line', async () => {
  const DATA_DIR = await makeDataDir()
  const first = await spawnServer({ DATA_DIR })
  await first.says(READY)
  const second = await spawnServer({ DATA_DIR })
  expect(await second.closed).toBe(1)
  expect(second.stderr()).toBe(
    `DATA_DIR ${DATA_DIR} is in use by process ${first.pid}; stop it or choose another DATA_DIR.\n`,
  )
  expect((await fetch(`${first.url}/api/notes`)).status).toBe(200)
})

test('a port in use is one line that names the setting, and nothing was started', async () => {
  const taken = createServer().listen(0, '127.0.0.1')
  await once(taken, 'listening')
  onTestFinished(() => void taken.close())
  const address = taken.address()
  const PORT = typeof address === 'object' && address ? String(address.port) : ''
  const DATA_DIR = await makeDataDir()
  const server = await spawnServer({ DATA_DIR, PORT })
  expect(await server.closed).toBe(1)
  expect([server.stdout(), server.stderr()]).toEqual([
    '',
    `PORT: ${PORT} is already in use on 127.0.0.1; stop what listens there or set PORT\n`,
  ])
  expect(await databasePid(DATA_DIR)).toBeUndefined()
})

test('DATABASE_URL that leads nowhere is one line', async () => {
  const env = { DATABASE_URL: 'postgresql://dvor@127.0.0.1:1/dvor', APP_SECRET: 's'.repeat(32) }
  const server = await spawnServer({ DATA_DIR: await makeDataDir(), ...env })
  expect(await server.closed).toBe(1)
  expect(server.stderr()).toMatch(/^DATABASE_URL: the database cannot be reached: [^\n]+\n$/)
})
