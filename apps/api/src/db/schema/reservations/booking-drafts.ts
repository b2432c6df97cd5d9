import { index, pgTable, text } from 'drizzle-orm/pg-core'
import { stamps } from '../../columns.ts'

/** Unfinished bookings as guests typed them, kept for a link to each (decision 064). */
export const bookingDrafts = pgTable(
  'booking_drafts',
  {
    ...stamps(),
    /** SHA-256 of the secret in the link. */
    token_hash: text('token_hash').notNull().unique(),
    /** Hash of the device that has the hold now (`deviceHash`). */
    device: text('device').notNull(),
    /** The typed values, encrypted for this row. */
    content_sealed: text('content_sealed').notNull(),
    /** SHA-256 of the hold's token on the device that had the booking before. */
    left_token_hash: text('left_token_hash'),
  },
  (table) => [
    index('drafts_of_device').on(table.device),
    index('drafts_by_left_token').on(table.left_token_hash),
    index('drafts_by_creation').on(table.createdAt),
  ],
)
