import { can } from '@dvor/contract/accounts/roles.ts'
import type { AlertKind } from '@dvor/contract/insight/alerts.ts'
import {
  mostQueueLines,
  queueKinds,
  type Queue,
  type QueueKindName,
  type QueueLine,
} from '@dvor/contract/insight/queue.ts'
import { momentOf } from '@dvor/booking/stay/moment.ts'
import { sql, type SQL } from 'drizzle-orm'
import { isoInstant } from '../../db/columns.ts'
import type { Db } from '../../db/database.ts'
import type { Actor } from '../../platform/actor.ts'
import type { Services } from '../../platform/services.ts'
import { expireOverdue } from '../../reservations/states/expire-overdue.ts'
import { listAlerts } from '../alerts/list-alerts.ts'
import { otherSources } from './other-sources.ts'
import type { Asked } from './queue-line.ts'
import { reservationSources } from './reservation-sources.ts'

type Ranked = QueueLine & { urgency: number }

const sources = [...reservationSources, ...otherSources]
const dayMs = 24 * 3_600_000

/** Alerts of the property whose cases stand in the queue one by one. */
const listedApart: readonly AlertKind[] = [
  'calendar_conflicts',
  'failed_refunds',
  'guests_missing',
  'tasks_overdue',
  'waiting_payments',
]

/** What waits for a person and the caller may see, the most urgent first, then by age; of one kind when asked. */
export async function listQueue(
  db: Db,
  actor: Actor,
  kind: QueueKindName | undefined,
  services: Services,
): Promise<Queue> {
  await expireOverdue(db, services)
  const { now, today } = momentOf(services.clock.now())
  const asked: Asked = { now, today, may: (permission) => can(actor, permission) }
  const seen = queueKinds.filter(({ sees }) => asked.may(sees))
  const listed = await readLines(db, unionOf(seen, asked), kind, now)
  const alerts = await listPropertyLines(db, services)
  const lines = [...listed.lines, ...alerts.filter((line) => !kind || line.kind === kind)]
  const counts = [...listed.counts, { kind: 'property' as const, count: alerts.length }]
  return {
    lines: lines.toSorted(byUrgency).slice(0, mostQueueLines),
    counts: counts.filter(({ count }) => count > 0),
  }
}

/** All lines of the kinds that may be seen; null without any. */
function unionOf(kinds: readonly (typeof queueKinds)[number][], asked: Asked): SQL | null {
  const selects = kinds.flatMap(({ value, urgency }) =>
    sources
      .filter((source) => source.kind === value)
      .map(
        (source) => sql`select ${value}::text as kind, ${urgency}::int as urgency, one.*
        from (${source.select(asked)}) one`,
      ),
  )
  return selects.length > 0 ? sql.join(selects, sql` union all `) : null
}

interface Listed {
  lines: Ranked[]
  counts: Queue['counts']
}

async function readLines(
  db: Db,
  union: SQL | null,
  kind: QueueKindName | undefined,
  now: Date,
): Promise<Listed> {
  if (!union) return { lines: [], counts: [] }
  const soon = new Date(now.getTime() + dayMs).toISOString()
  const { rows } = await db.execute<Listed & Record<string, unknown>>(sql`
    with waiting as materialized (${union}), first_lines as (
      select kind, case when until < ${soon} then 0 else urgency end as urgency, id, reservation, title, person, detail,
        topic, day, amount, count, since, until
      from waiting where ${kind ?? null}::text is null or kind = ${kind ?? null}
      order by 2, since nulls first, id limit ${mostQueueLines}
    ), counted as (select kind, count(*)::int as count from waiting group by kind order by kind)
    select coalesce((select json_agg(first_lines) from first_lines), '[]') as lines,
      coalesce((select json_agg(counted) from counted), '[]') as counts`)
  const { lines, counts } = rows[0] ?? { lines: [], counts: [] }
  return {
    counts,
    lines: lines.map((line) => ({ ...line, since: inUtc(line.since), until: inUtc(line.until) })),
  }
}

const inUtc = (written: string | null) => written && isoInstant(written)

/** The alerts of the whole property, each as a line. */
async function listPropertyLines(db: Db, services: Services): Promise<Ranked[]> {
  const alerts = await listAlerts(db, services)
  return alerts
    .filter(({ kind }) => !listedApart.includes(kind))
    .map(({ kind, count, detail }) => ({
      ...noValues,
      kind: 'property',
      id: kind,
      topic: kind,
      count,
      detail,
      urgency: 2,
    }))
}

const noValues = {
  reservation: null,
  title: null,
  person: null,
  day: null,
  amount: null,
  since: null,
  until: null,
}

/** What is older comes first, and what has no age before it: nobody knows how long it has waited. */
const byUrgency = (one: Ranked, other: Ranked): number =>
  one.urgency - other.urgency || (one.since ?? '').localeCompare(other.since ?? '')
