import { sql } from 'drizzle-orm'
import { boolean, index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../../columns.ts'
import { newId } from '../../ids.ts'
import { userRows } from './users.ts'

/** Column of the account that a row belongs to; deleted with it. */
export const ofUser = () =>
  uuid('user_id')
    .notNull()
    .references(() => userRows.id, { onDelete: 'cascade' })

const createdAt = () =>
  instant('created_at')
    .notNull()
    .default(sql`now()`)

/** Argon2id hashes; an invited account has none until it sets its first password. */
export const userPasswords = pgTable('user_passwords', {
  userId: ofUser().primaryKey(),
  hash: text('hash').notNull(),
  /** Set by the installation or an administrator, and not chosen by the account's owner. */
  initial: boolean('initial').notNull().default(false),
})

/** A signed-in browser. Ending a session deletes its row. */
export const sessions = pgTable(
  'sessions',
  {
    id: uuid('id')
      .primaryKey()
      .$defaultFn(() => newId()),
    userId: ofUser(),
    remembered: boolean('remembered').notNull(),
    expiresAt: instant('expires_at').notNull(),
    /** Program and system of the browser, from its User-Agent. */
    device: text('device').notNull().default(''),
    /** Time of the last pair of tokens, so at most a quarter of an hour behind. */
    lastUsedAt: instant('last_used_at')
      .notNull()
      .default(sql`now()`),
    /** Time of the last proof of identity: at sign-in, or when asked for again. */
    provedAt: instant('proved_at')
      .notNull()
      .default(sql`now()`),
    createdAt: createdAt(),
  },
  (table) => [index('sessions_of_user').on(table.userId), index('sessions_by_end').on(table.expiresAt)],
)

/** All refresh tokens of a session, also the spent ones, so that the use of a stolen one is noticed. Hashes only. */
export const refreshTokens = pgTable(
  'refresh_tokens',
  {
    hash: text('hash').primaryKey(),
    sessionId: uuid('session_id')
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    spentAt: instant('spent_at'),
  },
  (table) => [index('refresh_tokens_of_session').on(table.sessionId)],
)

/** Codes that set a password once: sent by e-mail after a request or with an invitation. Hashes only. */
export const passwordCodes = pgTable(
  'password_codes',
  {
    hash: text('hash').primaryKey(),
    userId: ofUser(),
    expiresAt: instant('expires_at').notNull(),
    createdAt: createdAt(),
  },
  (table) => [index('password_codes_of_user').on(table.userId)],
)
