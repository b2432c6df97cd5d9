import { sql, type SQL } from 'drizzle-orm'
import type { Notifications } from './notifications.ts'

/** Sent to every instance once a change of a record is committed; see `events`. */
export const recordsChannel = 'records_changed'

/** A changed record without its contents. Without an id it may be any record of the collection. */
export interface RecordChange {
  collection: string
  id: string | null
}

/** Collections whose changes take or free nights. */
const takingNights = new Set(['reservations', 'closures', 'calendar-feeds'])

/**
 * Calls the listener after any commit that may have taken or freed nights, also when a notification may have been
 * missed.
 */
export function listenForNightChanges(notifications: Notifications, listener: () => void): void {
  notifications.on(recordsChannel, (payload) => {
    const change = readRecordChange(payload)
    if (!change || takingNights.has(change.collection)) listener()
  })
}

/**
 * An expression for `returning` of the statement that makes the change, so that the notification needs no statement of
 * its own. PostgreSQL delivers it with the commit, and repeated ones of a transaction once.
 */
export const notifyRecordChange = (collection: SQL | string, id: SQL | string): SQL =>
  sql`pg_notify(${recordsChannel}::text, ${collection}::text || ' ' || ${id}::text)`

/** Parses a notification; null for the empty payload, which means that some may have been missed. */
export function readRecordChange(payload: string): RecordChange | null {
  const [collection, id] = payload.split(' ')
  return collection ? { collection, id: id ?? null } : null
}
