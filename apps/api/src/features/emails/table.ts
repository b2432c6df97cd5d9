import type { emailStates } from '@dvor/contract/collections/messages/outgoing-emails.ts'
import { sql } from 'drizzle-orm'
import { bigint, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant, stamps } from '../../platform/columns.ts'
import { reservations } from '../reservations/table.ts'
import type { Attachment } from './content.ts'

export type EmailState = (typeof emailStates)[number]['value']

/** The outbox: an e-mail is a row in the transaction of what it tells about, so neither exists without the other. */
export const outgoingEmailRows = pgTable(
  'outgoing_emails',
  {
    ...stamps(),
    /** Order in which the notices were written; ids of one millisecond do not tell. */
    position: bigint('position', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    key: text('key').notNull(),
    reservation: uuid('reservation').references(() => reservations.id, { onDelete: 'set null' }),
    to: text('to').notNull(),
    subject: text('subject').notNull(),
    /** Frozen when written: what was promised does not change with the template or the price. */
    body: text('body').notNull(),
    body_text: text('body_text').notNull(),
    attachments: jsonb('attachments').$type<Attachment[]>().notNull().default([]),
    reply_to: text('reply_to'),
    state: text('state').$type<EmailState>().notNull().default('queued'),
    attempts: integer('attempts').notNull().default(0),
    next_attempt_at: instant('next_attempt_at'),
    /** While a sender holds it; a claim that was never ended (crash) lapses. */
    claimed_until: instant('claimed_until'),
    last_error: text('last_error'),
    sent_at: instant('sent_at'),
    message_id: text('message_id').notNull().unique(),
    /** Names the event it tells about, so that each is told once. */
    event_key: text('event_key').unique(),
  },
  (table) => [
    index('emails_of_reservation').on(table.reservation, table.to, table.position),
    index('emails_by_creation').on(table.createdAt),
    index('emails_waiting')
      .on(table.position)
      .where(sql`${table.state} in ('queued', 'failed')`),
    index('emails_dead')
      .on(table.position)
      .where(sql`${table.state} = 'dead'`),
  ],
)
