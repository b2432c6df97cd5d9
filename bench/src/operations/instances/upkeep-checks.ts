import { integrityOf } from '../../faults/integrity-violations.ts'
import type { Checked } from '../harness/checked.ts'
import type { Fleet } from '../harness/fleet.ts'
import { within } from '../../load/waiting.ts'

const timeoutMs = 60_000

/** Runs of jobs of the product; the queue has some of its own. */
const runs = `pgboss.job where state = 'completed' and name not like '\\_\\_pgboss%'`

/** Number of rows of a statement's `from`. */
async function count({ ground: { pool } }: Fleet, from: string): Promise<number> {
  const { rows } = await pool.query<{ n: number }>(`select count(*)::int as n from ${from}`)
  return rows[0]?.n ?? 0
}

/** All were started at once on an empty database. */
export async function checkSingleOwner(fleet: Fleet): Promise<Checked> {
  const tries = fleet.instances.length
  const what = `${tries} started at once on an empty database: one makes it, one administrator`
  return { what, tries, violations: Math.abs((await count(fleet, 'users')) - 1) }
}

/** Checks that each scheduled job runs once for each of its times, on any instance. */
export async function checkJobs(fleet: Fleet, minutes: number): Promise<Checked> {
  const everyMinute = `pgboss.job where name = 'expire-overdue' and state = 'completed'`
  await within(minutes * 60_000 + timeoutMs, async () => (await count(fleet, everyMinute)) >= minutes)
  // A run may be late for its minute, but there are no more runs than times.
  const twice = await count(
    fleet,
    `(select name from ${runs} group by name
     having count(*) > ceil(extract(epoch from max(created_on) - min(created_on)) / 60) + 1) too_often`,
  )
  const tries = await count(fleet, runs)
  const failed = await count(fleet, `pgboss.job where state = 'failed'`)
  return { what: 'scheduled jobs, each once for its moment', tries, violations: twice + failed }
}

/**
 * Checks that every e-mail of every booking was sent, each once. After a kill one may be sent twice, with the same
 * Message-ID.
 */
export async function checkEmails(fleet: Fleet, mayRepeat: number): Promise<Checked> {
  const unsent = `outgoing_emails where state <> 'sent'`
  await within(timeoutMs * 6, async () => (await count(fleet, unsent)) === 0)
  const ids = fleet.ground.mail.mails.map(({ messageId }) => messageId)
  const arrived = new Set(ids).size
  const tries = await count(fleet, 'outgoing_emails')
  const twice = ids.length - arrived
  const what = `e-mails of all bookings, each sent once (${twice} twice after a kill)`
  return { what, tries, violations: Math.abs(tries - arrived) + Math.max(0, twice - mayRepeat) }
}

/** Runs the integrity check. */
export async function checkIntegrity({ ground: { database, folder, s3 } }: Fleet): Promise<Checked> {
  const { checked, violations } = await integrityOf(database.connection, folder, s3.settings)
  return { what: 'integrity check, after all of it', tries: checked, violations: violations.length }
}
