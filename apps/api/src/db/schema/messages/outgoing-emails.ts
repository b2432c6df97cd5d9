import type { emailStates } from '@dvor/contract/values/email-states.ts'
import { sql } from 'drizzle-orm'
import { bigint, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant, stamps } from '../../columns.ts'
import { reservations } from '../reservations/reservations.ts'
import { hallDemandRows } from '../services/hall-demands.ts'
import { contactMessageRows } from './contact-messages.ts'
import type { Attachment } from './email-content.ts'

export type EmailState = (typeof emailStates)[number]['value']

/** The outbox. An e-mail is inserted in the transaction of its event, so that neither exists without the other. */
export const outgoingEmailRows = pgTable(
  'outgoing_emails',
  {
    ...stamps(),
    /** Order of writing; ids of the same millisecond do not keep it. */
    position: bigint('position', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    key: text('key').notNull(),
    reservation: uuid('reservation').references(() => reservations.id, { onDelete: 'set null' }),
    /** The enquiry that it answers; null for all other e-mails. */
    hall_demand: uuid('hall_demand').references(() => hallDemandRows.id, { onDelete: 'set null' }),
    contact_message: uuid('contact_message').references(() => contactMessageRows.id, {
      onDelete: 'set null',
    }),
    /** Name of the user who wrote it by hand. */
    author: text('author'),
    /** Recipient and content are null once they were erased. */
    to: text('to'),
    subject: text('subject'),
    /** Frozen when written, so that later changes of template or price do not alter it. */
    body: text('body'),
    body_text: text('body_text'),
    attachments: jsonb('attachments').$type<Attachment[]>().notNull().default([]),
    reply_to: text('reply_to'),
    state: text('state').$type<EmailState>().notNull().default('queued'),
    attempts: integer('attempts').notNull().default(0),
    next_attempt_at: instant('next_attempt_at'),
    /** End of a sender's claim; the claim of a crashed sender expires then. */
    claimed_until: instant('claimed_until'),
    last_error: text('last_error'),
    sent_at: instant('sent_at'),
    /** What the recipient's mail server said when it sent the e-mail back. */
    bounce: text('bounce'),
    message_id: text('message_id').notNull().unique(),
    /** Names the event, so that each event has one e-mail. */
    event_key: text('event_key').unique(),
  },
  (table) => [
    index('emails_of_reservation').on(table.reservation, table.to, table.position),
    index('emails_of_hall_demand')
      .on(table.hall_demand)
      .where(sql`${table.hall_demand} is not null`),
    index('emails_of_contact_message')
      .on(table.contact_message)
      .where(sql`${table.contact_message} is not null`),
    index('emails_by_creation').on(table.createdAt),
    index('emails_waiting')
      .on(table.position)
      .where(sql`${table.state} in ('queued', 'failed')`),
    index('emails_dead')
      .on(table.position)
      .where(sql`${table.state} = 'dead'`),
  ],
)
