import { sql } from 'drizzle-orm'
import { bigint, boolean, index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant, stamps } from '../../columns.ts'
import { reservations } from '../reservations/reservations.ts'

/** E-mails from the property's mailbox, each once. */
export const incomingEmailRows = pgTable(
  'incoming_emails',
  {
    ...stamps(),
    /** Of the message, or made from its place in the mailbox where it has none. */
    message_id: text('message_id').notNull().unique(),
    is_new: boolean('is_new').notNull().default(true),
    /** Written by a program: an answer while somebody is away, a bounce, a newsletter. */
    automatic: boolean('automatic').notNull().default(false),
    reservation: uuid('reservation').references(() => reservations.id, { onDelete: 'set null' }),
    from_name: text('from_name'),
    from_address: text('from_address'),
    subject: text('subject'),
    text: text('text').notNull(),
    /** Sanitised; null where the message is plain text. */
    html: text('html'),
    received_at: instant('received_at').notNull(),
  },
  (table) => [
    index('replies_of_reservation').on(table.reservation, table.received_at),
    index('replies_by_arrival').on(table.received_at),
    index('new_replies')
      .on(table.received_at)
      .where(sql`${table.is_new}`),
  ],
)

/** How far a mailbox has been read. */
export const mailboxProgress = pgTable('mailbox_progress', {
  /** User and host of the mailbox. */
  account: text('account').primaryKey(),
  /** UIDVALIDITY of RFC 3501: with another one the UIDs name other messages. */
  uid_validity: bigint('uid_validity', { mode: 'bigint' }).notNull(),
  last_uid: bigint('last_uid', { mode: 'number' }).notNull(),
  read_at: instant('read_at'),
  /** Why the last reading failed, for the owner. */
  problem: text('problem'),
})
