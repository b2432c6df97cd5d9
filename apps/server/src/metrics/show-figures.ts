import type { ApiFigures } from '@dvor/api/figures.ts'
import type { PropertyFigures } from '@dvor/api/insight/alerts/read-figures.ts'
import { Counter, Gauge } from 'prom-client'
import type { Metrics } from './metrics.ts'

type Show = (figures: ApiFigures, now: Date) => void

/** Prepares gauges that are read on demand. @returns a function that updates them */
export function figureGauges(metrics: Metrics): Show {
  const shows = [poolGauges(metrics), jobCounters(metrics), cacheCounters(metrics), propertyGauges(metrics)]
  return (figures, now) => {
    for (const show of shows) show(figures, now)
  }
}

function poolGauges({ registry }: Metrics): Show {
  const connections = new Gauge({
    name: 'dvor_db_pool_connections',
    help: 'Connections to PostgreSQL, in use or not',
    labelNames: ['state'],
    registers: [registry],
  })
  const waiting = new Gauge({
    name: 'dvor_db_pool_waiting',
    help: 'Requests that wait for a connection',
    registers: [registry],
  })
  return ({ pool }) => {
    connections.set({ state: 'idle' }, pool.idle)
    connections.set({ state: 'used' }, pool.total - pool.idle)
    waiting.set(pool.waiting)
  }
}

function jobCounters({ registry }: Metrics): Show {
  const runs = new Counter({
    name: 'dvor_job_runs_total',
    help: 'Runs of scheduled jobs on this instance',
    labelNames: ['job', 'outcome'],
    registers: [registry],
  })
  const seconds = new Counter({
    name: 'dvor_job_seconds_total',
    help: 'Time spent in scheduled jobs on this instance',
    labelNames: ['job'],
    registers: [registry],
  })
  return ({ jobs }) => {
    runs.reset()
    seconds.reset()
    for (const { job, succeeded, failed, seconds: spent } of jobs) {
      runs.inc({ job, outcome: 'succeeded' }, succeeded)
      runs.inc({ job, outcome: 'failed' }, failed)
      seconds.inc({ job }, spent)
    }
  }
}

function cacheCounters({ registry, caches }: Metrics): Show {
  const answers = new Counter({
    name: 'dvor_cache_requests_total',
    help: 'Requests answered from memory (hit) and made anew (miss)',
    labelNames: ['cache', 'result'],
    registers: [registry],
  })
  const drops = new Counter({
    name: 'dvor_cache_drops_total',
    help: 'Times that a change emptied a cache or a part of it',
    labelNames: ['cache'],
    registers: [registry],
  })
  const size = new Gauge({
    name: 'dvor_cache_bytes',
    help: 'Memory that cached answers take',
    labelNames: ['cache'],
    registers: [registry],
  })
  return () => {
    answers.reset()
    drops.reset()
    for (const [cache, { bytes, tally }] of caches) {
      answers.inc({ cache, result: 'hit' }, tally.hits)
      answers.inc({ cache, result: 'miss' }, tally.misses)
      drops.inc({ cache }, tally.drops)
      size.set({ cache }, bytes)
    }
  }
}

const ageOf = (at: string | null, now: Date) => (at ? (now.getTime() - Date.parse(at)) / 1000 : null)

/** The property's figures by name; null has no value at the moment and is left out. */
const propertyFigures: Record<
  string,
  [help: string, of: (property: PropertyFigures, now: Date) => number | null]
> = {
  emails_waiting: ['E-mails that have not been sent yet', (property) => property.emails_waiting],
  emails_oldest_seconds: [
    'Age of the oldest e-mail that waits',
    (property, now) => ageOf(property.oldest_email_at, now) ?? 0,
  ],
  emails_dead: ['E-mails that were given up', (property) => property.emails_dead],
  payments_open: ['Online payments that are not decided', (property) => property.payments_open],
  refunds_open: ['Refunds that are not decided', (property) => property.refunds_open],
  refunds_failed: ['Refused refunds that wait for a person', (property) => property.refunds_failed],
  statement_lines_open: [
    'Movements of the account that wait for a person',
    (property) => property.lines_open,
  ],
  statement_lines_forgotten: [
    'Movements that have waited for more than three days',
    (property) => property.lines_forgotten,
  ],
  feeds_stale: ['Calendars of portals not read for an hour', (property) => property.feeds_stale],
  feeds_lost: ['Calendars of portals not read for a day', (property) => property.feeds_lost],
  feed_events_unread: [
    'Events of portal calendars that could not be read wholly',
    (property) => property.events_unread,
  ],
  calendar_conflicts_unseen: [
    'Double bookings that nobody has seen',
    (property) => property.conflicts_unseen,
  ],
  guests_missing: [
    'Arrived persons without a sheet in the guest register',
    (property) => property.guests_missing,
  ],
  foreigners_due: [
    'Arrived foreigners who were not reported to the police',
    (property) => property.foreigners_due,
  ],
  stay_tax_due: [
    'Whether the report of the stay tax is due within a week or late',
    (property) => property.stay_tax_due,
  ],
  tasks_overdue: ['Tasks and defects past their day', (property) => property.tasks_overdue],
  jobs_failing: [
    'Jobs that fail again and again, on any instance',
    (property) => property.jobs_failing.length,
  ],
  backup_age_seconds: ['Age of the newest good backup', (property, now) => ageOf(property.backup_at, now)],
}

function propertyGauges({ registry }: Metrics): Show {
  const readable = new Gauge({
    name: 'dvor_property_readable',
    help: 'Whether the figures of the property could be read from the database',
    registers: [registry],
  })
  const gauges = Object.entries(propertyFigures).map(([name, [help, of]]) => ({
    gauge: new Gauge({ name: `dvor_${name}`, help, registers: [registry] }),
    of,
  }))
  return ({ property }, now) => {
    readable.set(property ? 1 : 0)
    for (const { gauge, of } of gauges) {
      const value = property && of(property, now)
      // An old value would look current.
      if (value === null) gauge.remove()
      else gauge.set(value)
    }
  }
}
