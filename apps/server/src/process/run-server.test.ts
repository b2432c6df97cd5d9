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

test('folders that cannot be written are told in one line: of the data and of e-invoices at once, of backups while it runs', async () => {
  const lost = await spawnServer({ DATA_DIR: '/proc/x' })
  expect(await lost.closed).toBe(1)
  expect([lost.stdout(), lost.stderr()]).toEqual([
    '',
    expect.stringMatching(/^DATA_DIR: \/proc\/x cannot be made: ENOENT[^\n]*\n$/),
  ])
  const DATA_DIR = await makeDataDir()
  const noFolder = await spawnServer({ DATA_DIR, E_INVOICE_FOLDER: import.meta.filename })
  expect(await noFolder.closed).toBe(1)
  expect(noFolder.stderr()).toMatch(/^E_INVOICE_FOLDER: files cannot be written to [^\n]*ENOTDIR[^\n]*\n$/)
  const server = await spawnServer({ DATA_DIR, BACKUP_DIR: '/proc/x', SMPT_URL: 'smtp://mail.example' })
  await server.says(READY)
  expect(server.stdout()).toMatch(/\nBACKUP_DIR: backups cannot be written to \/proc\/x: ENOENT/)
  expect(server.stdout()).toContain('\nSMPT_URL: there is no such setting, but one is called SMTP_URL\n')
  server.signal('SIGTERM')
  expect(await server.closed).toBe(0)
})

test('a wrong setting is one line, and nothing was started', async () => {
  const DATA_DIR = await makeDataDir()
  const server = await spawnServer({ DATA_DIR, PAYMENTS_SANDBOX: 'perhaps' })
  expect(await server.closed).toBe(1)
  expect([server.stdout(), server.stderr()]).toEqual(['', 'PAYMENTS_SANDBOX: must be 1 or 0\n'])
})
