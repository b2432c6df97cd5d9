import { text } from 'node:stream/consumers'
import { setPassword } from '@dvor/api/accounts/users/set-password.ts'
import { openDatabase } from '@dvor/api/db/database.ts'
import { borrowPostgres } from '@dvor/postgres/borrow-postgres.ts'
import { checkForeign } from '@dvor/postgres/foreign.ts'
import type { ApiOptions } from '@dvor/api/options.ts'
import { readSettings } from './settings/config.ts'
import { StartFailure } from './failures/start-failure.ts'

const ANSWERS = {
  changed: (email: string) => `The password of ${email} is set; its sessions have ended.`,
  'changed, second factor off': (email: string) =>
    `The password of ${email} is set, its second factor is off; its sessions have ended.`,
  created: (email: string) =>
    `There was no account ${email}: it is made, an administrator with this password.`,
}

/** Sets an account's password from standard input; the command behind script/set-password. */
async function main(): Promise<void> {
  const [email] = process.argv.slice(2)
  if (!email) throw new StartFailure('Usage: script/set-password EMAIL')
  // A terminal and `echo` end the line, which is no part of the password.
  const password = (await text(process.stdin)).replace(/\r?\n$/, '')
  const { databaseUrl, dataDir } = readSettings(process.env)
  if (databaseUrl) {
    await checkForeign(databaseUrl)
    await change({ connectionString: databaseUrl }, email, password)
  } else {
    await borrowPostgres(dataDir, silent, (connection) => change({ ...connection }, email, password))
  }
}

async function change(pool: ApiOptions['pool'], email: string, password: string): Promise<void> {
  const db = openDatabase(pool)
  try {
    report(ANSWERS[await setPassword(db, email, password)](email))
  } finally {
    await db.$client.end()
  }
}

function silent(): void {}

function report(line: string): void {
  process.stdout.write(`${line}\n`)
}

try {
  await main()
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}
