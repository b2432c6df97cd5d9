import { sql } from 'drizzle-orm'
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from '../../columns.ts'
import { ofUser } from './sign-in.ts'

/** Second factors with an authenticator app (RFC 6238); a factor is on from its first right code. */
export const secondFactors = pgTable('second_factors', {
  userId: ofUser().primaryKey(),
  /** Sealed with the root secret, bound to the account. */
  sealedSecret: text('sealed_secret').notNull(),
  onSince: instant('on_since'),
  /** Number of the last half minute whose code was used, so that no code is accepted twice. */
  lastStep: integer('last_step').notNull().default(0),
  createdAt: instant('created_at')
    .notNull()
    .default(sql`now()`),
})

/** Recovery codes for the loss of the app, each for one sign-in. Hashes only. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    hash: text('hash').primaryKey(),
    userId: ofUser(),
  },
  (table) => [index('recovery_codes_of_user').on(table.userId)],
)
