import type { AnsweredCollection } from '@dvor/contract/guests/enquiry-answers.ts'
import type { Language } from '@dvor/format/languages.ts'
import { formatDayRange } from '@dvor/format/day-text.ts'
import { persons } from '@dvor/format/plurals.ts'
import { eq, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { Db } from '../../db/database.ts'
import { nextVersion } from '../../db/next-version.ts'
import { contactMessageRows } from '../../db/schema/messages/contact-messages.ts'
import { outgoingEmailRows } from '../../db/schema/messages/outgoing-emails.ts'
import { hallDemandRows } from '../../db/schema/services/hall-demands.ts'
import { hallRows } from '../../db/schema/services/halls.ts'
import type { AnswerMark } from '../../messaging/queries.ts'

/** Parts of an enquiry that an answer needs, whatever its kind. */
export interface Enquiry {
  name: string
  email: string
  language: Language
  message: string | null
  /** The request as text in its language: hall, days, persons. */
  facts: string[]
}

/** A kind of enquiry that the owner answers by e-mail. */
interface AnsweredKind {
  /** Column of the outbox with the enquiry of an answer. */
  readonly column: AnyPgColumn
  mark(id: string): AnswerMark
  find(db: Db, id: string): Promise<Enquiry | undefined>
  /** Marks it as read and answered, and so locks it. @returns the state that it has now, for the history */
  markAnswered(db: Db, id: string, now: Date): Promise<Record<string, unknown> | undefined>
}

async function findDemand(db: Db, id: string): Promise<Enquiry | undefined> {
  const [row] = await db
    .select({ demand: hallDemandRows, hall: hallRows.title })
    .from(hallDemandRows)
    .leftJoin(hallRows, eq(hallRows.id, hallDemandRows.hall))
    .where(eq(hallDemandRows.id, id))
  if (!row) return undefined
  const { name, email, language, message, day_from, day_to, persons: count } = row.demand
  const first = day_from ?? day_to
  const facts = [
    row.hall,
    first && formatDayRange(first, day_to ?? first, language),
    count && persons(count, language),
  ]
  return { name, email, language, message, facts: facts.filter((fact) => typeof fact === 'string') }
}

async function findMessage(db: Db, id: string): Promise<Enquiry | undefined> {
  const [row] = await db.select().from(contactMessageRows).where(eq(contactMessageRows.id, id))
  return row && { ...row, facts: [] }
}

/** A new demand becomes contacted; a state that the owner has set stays. */
async function markDemand(db: Db, id: string, now: Date) {
  const { state, updatedAt } = hallDemandRows
  const [row] = await db
    .update(hallDemandRows)
    .set({
      is_new: false,
      state: sql`case when ${state} = 'new' then 'contacted' else ${state} end`,
      updatedAt: nextVersion(updatedAt, now),
    })
    .where(eq(hallDemandRows.id, id))
    .returning({ state })
  return row
}

async function markMessage(db: Db, id: string, now: Date) {
  const { answered, updatedAt } = contactMessageRows
  const [row] = await db
    .update(contactMessageRows)
    .set({ is_new: false, answered: true, updatedAt: nextVersion(updatedAt, now) })
    .where(eq(contactMessageRows.id, id))
    .returning({ answered })
  return row
}

/** The kinds of enquiries that are answered by e-mail; each differs only in what stands here. */
export const answeredKinds: Readonly<Record<AnsweredCollection, AnsweredKind>> = {
  'hall-demands': {
    column: outgoingEmailRows.hall_demand,
    mark: (id) => ({ hall_demand: id }),
    find: findDemand,
    markAnswered: markDemand,
  },
  'contact-messages': {
    column: outgoingEmailRows.contact_message,
    mark: (id) => ({ contact_message: id }),
    find: findMessage,
    markAnswered: markMessage,
  },
}
