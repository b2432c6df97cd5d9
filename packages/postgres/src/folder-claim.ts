import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import { PostgresFailure } from './failure.ts'
import type { PostgresConnection } from './probe.ts'

/** "dvor" in ASCII; every process that works on a DATA_DIR asks for this key in the folder's own database. */
const KEY = 0x64766f72
const NAME = 'dvor process'
/** A killed holder's claim is free after milliseconds; a living one's is not. */
const RETRY_LIMIT_MS = 1000

/** Another process works on the DATA_DIR. */
export class FolderInUse extends PostgresFailure {}

export interface FolderClaim {
  /** Settles when the claim has ended by itself, that is with its connection. */
  lost: Promise<void>
  release: () => Promise<void>
}

/**
 * Claims a DATA_DIR for this process, for as long as its connection lives: the database gives the claim back when
 * the process dies, however it dies.
 * @throws FolderInUse when another process holds it for longer than `timeoutMs`.
 */
export async function claimFolder(
  connection: PostgresConnection,
  dataDir: string,
  timeoutMs = RETRY_LIMIT_MS,
): Promise<FolderClaim> {
  const client = new pg.Client({ ...connection, application_name: `${NAME} ${process.pid}`, keepAlive: true })
  const lost = new Promise<void>((resolve) => {
    client.once('end', () => resolve())
    client.on('error', () => resolve())
  })
  await client.connect()
  if (!(await claim(client, Date.now() + timeoutMs))) {
    const holder = await holderOf(client)
    await client.end()
    throw new FolderInUse(`DATA_DIR ${dataDir} is in use by ${holder}; stop it or choose another DATA_DIR.`)
  }
  return { lost, release: () => client.end() }
}

async function claim(client: pg.Client, until: number): Promise<boolean> {
  for (;;) {
    const { rows } = await client.query<{ got: boolean }>('SELECT pg_try_advisory_lock($1) AS got', [KEY])
    if (rows[0]?.got) return true
    if (Date.now() >= until) return false
    await delay(50)
  }
}

async function holderOf(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ name: string }>(
    `SELECT application_name AS name FROM pg_locks JOIN pg_stat_activity USING (pid)
     WHERE locktype = 'advisory' AND granted AND objid = $1 AND application_name LIKE $2`,
    [KEY, `${NAME}%`],
  )
  return rows[0] ? `process ${rows[0].name.slice(NAME.length).trim()}` : 'another process'
}
