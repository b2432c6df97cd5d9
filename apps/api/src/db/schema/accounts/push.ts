import type { PushKind } from '@dvor/contract/accounts/push.ts'
import { sql } from 'drizzle-orm'
import { bigint, boolean, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant, stamps } from '../../columns.ts'
import { userRows } from './users.ts'

/** Devices that are told of bookings, messages and alerts. */
export const pushSubscriptionRows = pgTable('push_subscriptions', {
  ...stamps(),
  user: uuid('user')
    .notNull()
    .references(() => userRows.id, { onDelete: 'cascade' }),
  endpoint: text('endpoint').notNull().unique(),
  p256dh: text('p256dh').notNull(),
  auth: text('auth').notNull(),
  device: text('device').notNull(),
  language: text('language').$type<'sk' | 'en'>().notNull(),
  /** The person's choice, the same on all devices. */
  kinds: text('kinds').array().$type<PushKind[]>().notNull(),
  with_names: boolean('with_names').notNull().default(false),
})

/**
 * Notices that wait, one for each device, written by triggers of `outgoing_emails` and `incoming_emails` in the
 * transaction of the e-mail.
 */
export const pushMessages = pgTable('push_messages', {
  seq: bigint('seq', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  subscription: uuid('subscription')
    .notNull()
    .references(() => pushSubscriptionRows.id, { onDelete: 'cascade' }),
  kind: text('kind').$type<PushKind>().notNull(),
  /** Key of the owner's e-mail, or `incoming`. */
  about: text('about').notNull(),
  reservation: uuid('reservation'),
  at: instant('at')
    .notNull()
    .default(sql`now()`),
  attempts: integer('attempts').notNull().default(0),
  next_attempt_at: instant('next_attempt_at'),
})

/** The one pair of keys by which the property shows push services who sends (VAPID, RFC 8292). */
export const pushKeys = pgTable('push_keys', {
  id: uuid('id').primaryKey(),
  public_key: text('public_key').notNull(),
  /** The private key. */
  sealed: text('sealed').notNull(),
})
