import pg from 'pg'
import { onTestFinished, test } from 'vitest'
import { expectEnded } from './servers/ended-api.ts'

// Bringing an API back waits five seconds for the lock, and so does the removal of its database.
test('a transaction that is still open ends an API', async () =>
  expectEnded(async ({ connection }) => {
    const client = new pg.Client(connection)
    client.on('error', () => undefined)
    await client.connect()
    onTestFinished(() => client.end())
    await client.query('begin; lock table reservations')
  }))
