import type {
  DeliveryProblem,
  DeliveryState,
  EventData,
  WebhookEvent,
  WebhookKind,
} from '@dvor/contract/accounts/webhooks.ts'
import { sql } from 'drizzle-orm'
import { bigint, boolean, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { day, instant, stamps } from '../../columns.ts'

/** Addresses of programs that are told of events. */
export const webhookRows = pgTable('webhooks', {
  ...stamps(),
  name: text('name').notNull(),
  url: text('url').notNull(),
  kinds: text('kinds').array().$type<WebhookKind[]>().notNull(),
  with_guests: boolean('with_guests').notNull().default(false),
  active: boolean('active').notNull().default(true),
  /** Why the program switched it off; null while it is on, or where a person did it. */
  paused_for: text('paused_for').$type<'failing' | 'gone'>(),
  /** First failure since the last accepted delivery. */
  failing_since: instant('failing_since'),
  delivered_at: instant('delivered_at'),
})

/** Secrets by which deliveries are signed, sealed; apart from the records, whose rows the history keeps. */
export const webhookSecrets = pgTable('webhook_secrets', {
  webhook: uuid('webhook')
    .primaryKey()
    .references(() => webhookRows.id, { onDelete: 'cascade' }),
  sealed: text('sealed').notNull(),
  earlier_sealed: text('earlier_sealed'),
  earlier_until: instant('earlier_until'),
})

/**
 * Changes from which events are made, written by triggers of `history` and `room_nights` in the transaction of the
 * change, while any webhook is on. A row is deleted once its deliveries are made.
 */
export const webhookChanges = pgTable('webhook_changes', {
  seq: bigint('seq', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  at: instant('at')
    .notNull()
    .default(sql`now()`),
  collection: text('collection').notNull(),
  record: uuid('record').notNull(),
  /** The entry of the history; null for nights of a unit. */
  change: uuid('change'),
  from_night: day('from_night'),
  to_night: day('to_night'),
})

/** Events on their way to one webhook each; the body is made of them at each attempt. */
export const webhookDeliveryRows = pgTable(
  'webhook_deliveries',
  {
    ...stamps(),
    webhook: uuid('webhook')
      .notNull()
      .references(() => webhookRows.id, { onDelete: 'cascade' }),
    /** Grows with each delivery: the `sequence` of its body. */
    position: bigint('position', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    kind: text('kind').$type<WebhookEvent['type']>().notNull(),
    /** Record of the event; its deliveries keep their order. */
    record: text('record').notNull(),
    /** When the change was made. */
    at: instant('at').notNull(),
    data: jsonb('data').$type<EventData>().notNull(),
    state: text('state').$type<DeliveryState>().notNull().default('waiting'),
    attempts: integer('attempts').notNull().default(0),
    next_attempt_at: instant('next_attempt_at'),
    claimed_until: instant('claimed_until'),
    sent_at: instant('sent_at'),
    status: integer('status'),
    problem: text('problem').$type<DeliveryProblem>(),
  },
  (table) => [
    index('deliveries_of_webhook').on(table.webhook, table.createdAt),
    index('deliveries_waiting')
      .on(table.webhook, table.record, table.position)
      .where(sql`${table.state} = 'waiting'`),
  ],
)
