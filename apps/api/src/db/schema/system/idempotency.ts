import { sql } from 'drizzle-orm'
import { jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from '../../columns.ts'

/** Stored answers to repeated requests with the same `Idempotency-Key` (48 hours). */
export const idempotencyKeys = pgTable('idempotency_keys', {
  key: text('key').primaryKey(),
  /** SHA-256 of the body: the same key with another body is an error of the client. */
  body_hash: text('body_hash').notNull(),
  answer: jsonb('answer'),
  createdAt: instant('created_at')
    .notNull()
    .default(sql`now()`),
})
