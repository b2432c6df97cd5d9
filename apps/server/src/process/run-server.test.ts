import { expect, test } from 'vitest'
import { databasePid } from '@dvor/postgres/testing/data-dir.ts'
import { makeDataDir, spawnServer } from '../testing/spawn-server.ts'
import { READY } from '../testing/ready-line.ts'

test('shows its progress, answers, and ends everything on SIGTERM', async () => {
  const DATA_DIR = await makeDataDir()
  const server = await spawnServer({ DATA_DIR })
  await server.says(READY)
  expect(server.stdout().split('\n')).toEqual([
    'Starting the database',
    `Made a new database in ${DATA_DIR}/postgres`,
    'Migrating',
    `Ready on ${server.url}`,
    '',
  ])
  const answer = await fetch(`${server.url}/api/notes`)
  expect([answer.status, answer.headers.get('x-content-type-options')]).toEqual([200, 'nosniff'])
  server.signal('SIGTERM')
  expect(await server.closed).toBe(0)
  expect(await databasePid(DATA_DIR)).toBeUndefined()
})

test('a request that runs when the signal comes is answered', async () => {
  const server = await spawnServer({ DATA_DIR: await makeDataDir() })
  await server.says(READY)
  const slow = fetch(`${server.url}/api/slow`)
  await fetch(`${server.url}/api/notes`)
  server.signal('SIGINT')
  expect(await (await slow).json()).toEqual({ done: true })
  expect(await server.closed).toBe(0)
})

test('a wrong setting is one line, and nothing was started', async () => {
  const DATA_DIR = await makeDataDir()
  const server = await spawnServer({ DATA_DIR, PAYMENTS_SANDBOX: 'perhaps' })
  expect(await server.closed).toBe(1)
  expect([server.stdout(), server.stderr()]).toEqual(['', 'PAYMENTS_SANDBOX: must be 1 or 0\n'])
})
