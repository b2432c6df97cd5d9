import { checkIntegrity } from '@dvor/api/operations/integrity/check-integrity.ts'
import { openDatabase } from '@dvor/api/db/database.ts'
import { openPlainStore } from '@dvor/api/platform/files/open-file-store.ts'
import { within, type Checked } from '../harness/checked.ts'
import type { Fleet } from '../harness/fleet.ts'

const timeoutMs = 60_000

/** Jobs of the product; the queue has some of its own. */
const ours = `name not like '\\_\\_pgboss%'`

/** Checks that each scheduled job runs once for each of its times, on any instance. */
export async function checkJobs({ ground: { pool } }: Fleet, minutes: number): Promise<Checked> {
  const of = async (sql: string) => (await pool.query<{ n: number }>(sql)).rows[0]?.n ?? 0
  const everyMinute = `from pgboss.job where name = 'expire-overdue' and state = 'completed'`
  await within(
    minutes * 60_000 + timeoutMs,
    async () => (await of(`select count(*)::int as n ${everyMinute}`)) >= minutes,
  )
  // A run may be late for its minute, but there are no more runs than times.
  const twice = await of(
    `select count(*)::int as n from (select name from pgboss.job where state = 'completed' and ${ours} group by name
     having count(*) > ceil(extract(epoch from max(created_on) - min(created_on)) / 60) + 1) too_often`,
  )
  const done = await of(`select count(*)::int as n from pgboss.job where state = 'completed' and ${ours}`)
  const failed = await of(`select count(*)::int as n from pgboss.job where state = 'failed'`)
  return { what: 'scheduled jobs, each once for its moment', tries: done, violations: twice + failed }
}

/**
 * Checks that every e-mail of every booking was sent, each once. After a kill one may be sent twice, with the same
 * Message-ID.
 */
export async function checkEmails({ ground: { pool, mail } }: Fleet, mayRepeat: number): Promise<Checked> {
  const waiting = async () => {
    const { rows } = await pool.query<{ n: number }>(
      `select count(*)::int as n from outgoing_emails where state <> 'sent'`,
    )
    return rows[0]?.n ?? 0
  }
  await within(timeoutMs * 6, async () => (await waiting()) === 0)
  const ids = mail.mails.map(({ messageId }) => messageId)
  const { rows } = await pool.query<{ n: number }>(`select count(*)::int as n from outgoing_emails`)
  const written = rows[0]?.n ?? 0
  const missing = written - new Set(ids).size
  const repeated = Math.max(0, ids.length - new Set(ids).size - mayRepeat)
  return {
    what: `e-mails of all bookings, each sent once (${ids.length - new Set(ids).size} twice after a kill)`,
    tries: written,
    violations: Math.abs(missing) + repeated,
  }
}

/** Runs the integrity check. */
export async function checkWhole({ ground }: Fleet): Promise<Checked> {
  const db = openDatabase({ ...ground.connection, max: 2 })
  try {
    const { checked, violations } = await checkIntegrity(
      db,
      openPlainStore(ground.folder, ground.s3.settings, 'uploads'),
    )
    return {
      what: 'integrity check, after all of it',
      tries: checked,
      violations: violations.reduce((sum, { count }) => sum + count, 0),
    }
  } finally {
    await db.$client.end()
  }
}
