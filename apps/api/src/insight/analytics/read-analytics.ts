import type { Analytics, AnalyticsStep, AnalyticsUnit } from '@dvor/contract/insight/analytics.ts'
import type { Db } from '../../db/database.ts'
import type { Services } from '../../platform/services.ts'
import { expireOverdue } from '../../reservations/states/expire-overdue.ts'
import { figuresOf, noSums } from './figures.ts'
import type { LetUnit } from './list-let-units.ts'
import {
  dayYearBefore,
  keyOf,
  stepKindOf,
  stepsOf,
  yearBefore,
  type Period,
  type StepKind,
} from './period.ts'
import { readPeriods, totalOf, type PeriodFacts, type Share } from './read-period.ts'
import { spreadOf, stayBuckets, windowBuckets } from './spread.ts'

/** A period and the same period a year earlier. */
type Compared = Record<'now' | 'before', PeriodFacts>

/**
 * Occupancy and revenue of a period, counted in room nights: the day of departure and cancelled stays do not count,
 * each unit of a reservation does, and each night counts in its own month.
 */
export async function readAnalytics(
  db: Db,
  period: Period,
  services: Pick<Services, 'clock' | 'publicUrl'>,
): Promise<Analytics> {
  await expireOverdue(db, services)
  const before = yearBefore(period)
  const kind = stepKindOf(period)
  const { units, facts } = await readPeriods(db, { now: period, before }, kind)
  const { now, before: past } = facts
  return {
    ...period,
    compared_from: before.from,
    compared_to: before.to,
    totals: { ...figuresOf(totalOf(now)), compared: figuresOf(totalOf(past)) },
    step: kind,
    steps: stepsOf(period, kind).map((step) => compareStep(facts, step, kind)),
    units: units.map((unit) => compareUnit(facts, unit)).filter(isWorthARow(units)),
    booking_window: spreadOf(windowBuckets, now.booking_window, past.booking_window),
    length_of_stay: spreadOf(stayBuckets, now.length_of_stay, past.length_of_stay),
    sources: compareShares(now.sources, past.sources).map(([source, share]) => ({ source, ...share })),
    countries: compareShares(now.countries, past.countries).map(([country, share]) => ({
      country,
      ...share,
    })),
  }
}

function compareStep({ now, before }: Compared, step: Period, kind: StepKind): AnalyticsStep {
  const past = dayYearBefore(kind === 'day' ? step.from : `${step.from.slice(0, 7)}-01`)
  return {
    ...step,
    ...figuresOf(now.steps.get(keyOf(step.from, kind)) ?? noSums),
    compared: figuresOf((past === null ? undefined : before.steps.get(keyOf(past, kind))) ?? noSums),
  }
}

function compareUnit({ now, before }: Compared, { id, title, code }: LetUnit): AnalyticsUnit {
  return {
    id,
    title,
    code,
    ...figuresOf(now.units.get(id) ?? noSums),
    compared: figuresOf(before.units.get(id) ?? noSums),
  }
}

function isWorthARow(units: readonly LetUnit[]) {
  const active = new Set(units.flatMap(({ id, active: isActive }) => (isActive ? [id] : [])))
  return ({ id, available, compared }: AnalyticsUnit) => active.has(id) || available + compared.available > 0
}

const nothing: Share = { reservations: 0, nights: 0, room_revenue: 0, service_revenue: 0 }
const earned = ({ room_revenue, service_revenue }: Share) => room_revenue + service_revenue

/** Entries of either period, by revenue, then by nights, then by name. */
function compareShares<Key>(
  now: ReadonlyMap<Key, Share>,
  before: ReadonlyMap<Key, Share>,
): [Key, Share & { compared: Share }][] {
  return [...new Set([...now.keys(), ...before.keys()])]
    .map((key): [Key, Share & { compared: Share }] => [
      key,
      { ...(now.get(key) ?? nothing), compared: before.get(key) ?? nothing },
    ])
    .toSorted(
      ([a, x], [b, y]) =>
        earned(y) - earned(x) || y.nights - x.nights || String(a).localeCompare(String(b), 'en'),
    )
}
