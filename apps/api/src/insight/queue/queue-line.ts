import type { QueueKindName } from '@dvor/contract/insight/queue.ts'
import type { Permission } from '@dvor/contract/accounts/permissions.ts'
import { sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import type { Day } from '@dvor/format/days.ts'

/** What the sources of the queue ask about. */
export interface Asked {
  readonly now: Date
  readonly today: Day
  readonly may: (permission: Permission) => boolean
}

/** Values that a line has beside its kind, id and age; a missing one is null. */
interface LineValues {
  id: SQLWrapper
  since: SQLWrapper
  reservation?: SQLWrapper
  title?: SQLWrapper
  person?: SQLWrapper
  detail?: SQLWrapper | null
  topic?: SQLWrapper
  day?: SQLWrapper
  amount?: SQLWrapper
  count?: SQLWrapper
  until?: SQLWrapper
}

export interface Source {
  readonly kind: QueueKindName
  /** `select` of its lines, with the columns of `lineOf`. */
  readonly select: (asked: Asked) => SQL
}

/** The columns of one line, in the order in which the sources are joined. */
export const lineOf = (values: LineValues): SQL => sql`
  ${values.id}::text as id, ${values.reservation ?? null}::uuid as reservation, ${values.title ?? null}::text as title,
  ${values.person ?? null}::text as person, left(${values.detail ?? null}::text, 200) as detail,
  ${values.topic ?? null}::text as topic, ${values.day ?? null}::date as day, ${values.amount ?? null}::int as amount,
  ${values.count ?? null}::int as count, ${values.since}::timestamptz as since,
  ${values.until ?? null}::timestamptz as until`
