import { formatDayLong } from '@dvor/format/day-text.ts'
import { capital } from '@dvor/format/capital.ts'
import { timeIn, todayIn } from '@dvor/format/instants.ts'
import { listLetterReaders } from '../accounts/queries/morning-letter-wish.ts'
import { outgoingEmailRows } from '../db/schema/messages/outgoing-emails.ts'
import { inArray } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { can } from '@dvor/contract/accounts/roles.ts'
import { queueEmail } from '../messaging/queue-email.ts'
import { readSettings } from '../property/settings.ts'
import { composeLetter } from './compose-letter.ts'
import { readMorning, type LetterServices } from './read-morning.ts'

/** From when until when (`HH:MM`, the property's clock) the letter of a day is sent; a later one would be of no use. */
const [sentFrom, sentUntil] = ['07:00', '12:00']

/**
 * Writes the letter of the day to those who wish it and may see the dashboard, each once, however often and on however
 * many instances it runs. Money and names are in it only for those who may see them.
 */
export async function sendMorningLetters(services: LetterServices): Promise<void> {
  const { db, clock, publicUrl } = services
  const now = clock.now()
  const [day, time] = [todayIn(now), timeIn(now)]
  if (time < sentFrom || time >= sentUntil || !(await readSettings(db)).morning_letters) return
  const event = (user: string) => `morning-letter:${day}:${user}`
  const readers = (await listLetterReaders(db)).filter(({ user }) =>
    can({ kind: 'user', user }, 'dashboard.read'),
  )
  const written = await listWritten(
    db,
    readers.map(({ user }) => event(user.id)),
  )
  const waiting = readers.filter(({ user }) => !written.has(event(user.id)))
  if (waiting.length === 0) return
  const morning = await readMorning(services)
  for (const { language, user } of waiting) {
    const { summary, blocks } = composeLetter(morning, {
      principal: { kind: 'user', user },
      language,
      publicUrl,
    })
    await queueEmail(db, {
      key: 'morning_letter',
      to: user.email,
      language,
      variables: {
        today: capital(formatDayLong(day, language)),
        summary,
        admin_url: `${publicUrl}/dashboard`,
      },
      blocks,
      event_key: event(user.id),
    })
  }
}

/** Those of the events that have an e-mail. */
async function listWritten(db: Db, events: string[]): Promise<Set<string | null>> {
  const rows = await db
    .select({ event: outgoingEmailRows.event_key })
    .from(outgoingEmailRows)
    .where(inArray(outgoingEmailRows.event_key, events))
  return new Set(rows.map(({ event }) => event))
}
