import type { AnalyticsSource } from '@dvor/contract/insight/analytics.ts'
import { daysBetween } from '@dvor/format/days.ts'
import type { Db } from '../../db/database.ts'
import { listArrivals, type Arrivals } from './arrival-queries.ts'
import { addUp, type Sums } from './figures.ts'
import { countPortalBookings, listOtherNights, type LetUnit } from './night-queries.ts'
import { keyOf, stepsOf, type Period, type StepKind } from './period.ts'
import { listRevenue, type RevenueRow } from './revenue-queries.ts'

export type Share = Pick<RevenueRow, 'reservations' | 'nights' | 'room_revenue' | 'service_revenue'>

/** All counts of one period. */
export interface PeriodFacts extends Arrivals {
  /** By the step's key and the unit; services, which have no unit, under `''`. */
  cells: ReadonlyMap<string, ReadonlyMap<string, Sums>>
  sources: ReadonlyMap<AnalyticsSource, Share>
  countries: ReadonlyMap<string | null, Share>
}

export async function readPeriod(
  db: Db,
  units: readonly LetUnit[],
  period: Period,
  kind: StepKind,
): Promise<PeriodFacts> {
  const [revenue, others, bookings, arrivals] = await Promise.all([
    listRevenue(db, period, kind),
    listOtherNights(db, period, kind),
    countPortalBookings(db, period),
    listArrivals(db, period),
  ])
  const portalNights = others.reduce((sum, { portal }) => sum + portal, 0)
  const portal = { reservations: bookings, nights: portalNights, room_revenue: 0, service_revenue: 0 }
  const channels = sharesBy(revenue, 'channel')
  return {
    ...arrivals,
    cells: cellsOf(units, period, kind, { revenue, others }),
    sources: new Map([...channels, ...(bookings > 0 ? [['portal', portal] as const] : [])]),
    countries: sharesBy(revenue, 'country'),
  }
}

function sharesBy<K extends 'channel' | 'country'>(rows: readonly RevenueRow[], by: K) {
  const shares = new Map<RevenueRow[K] & string, Share>()
  for (const row of rows) {
    const { reservations, nights, room_revenue, service_revenue } = row
    if (row.of === by)
      shares.set(row[by] as RevenueRow[K] & string, { reservations, nights, room_revenue, service_revenue })
  }
  return shares
}

interface Counted {
  revenue: readonly RevenueRow[]
  others: Awaited<ReturnType<typeof listOtherNights>>
}

function cellsOf(units: readonly LetUnit[], period: Period, kind: StepKind, counted: Counted) {
  const place = (step: string | null, unit: string | null) => `${step} ${unit ?? ''}`
  const others = new Map(counted.others.map((row) => [place(row.step, row.unit), row]))
  const letRows = new Map(
    counted.revenue.flatMap((row) => (row.of === 'step' ? [[place(row.step, row.unit), row] as const] : [])),
  )
  const cellOf = (key: string, unit: LetUnit | null, step: Period): Sums => {
    const row = letRows.get(place(key, unit?.id ?? null))
    const other = others.get(place(key, unit?.id ?? null))
    const taken = { sold: row?.nights ?? 0, portal: other?.portal ?? 0 }
    const { room_revenue = 0, service_revenue = 0 } = row ?? {}
    const available = unit ? availableNights(unit, step, { ...taken, closed: other?.closed ?? 0 }) : 0
    return { ...taken, available, room_revenue, service_revenue }
  }
  return new Map(
    stepsOf(period, kind).map((step) => {
      const key = keyOf(step.from, kind)
      const ofUnits = units.map((unit) => [unit.id, cellOf(key, unit, step)] as const)
      return [key, new Map([...ofUnits, ['', cellOf(key, null, step)] as const])]
    }),
  )
}

/** Nights of the step on which the unit could be let; a unit that was put aside counts until then. */
function availableNights(
  { active, begins }: LetUnit,
  { from, to }: Period,
  { sold, portal, closed }: { sold: number; portal: number; closed: number },
): number {
  const days = daysBetween(begins > from ? begins : from, to) + 1
  return Math.max(sold + portal, active ? days - closed : 0)
}

/** Sums of a step for all units, or for one. */
export function sumsOf(facts: PeriodFacts, key: string | null, unit?: string): Sums {
  if (key === null) return addUp([])
  const cells = facts.cells.get(key)
  return unit === undefined ? addUp(cells?.values() ?? []) : addUp([cells?.get(unit) ?? {}])
}

/** Sums of the whole period for all units, or for one. */
export const totalOf = (facts: PeriodFacts, unit?: string): Sums =>
  addUp([...facts.cells.keys()].map((key) => sumsOf(facts, key, unit)))
