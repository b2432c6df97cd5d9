import type { AnalyticsSource } from '@dvor/contract/insight/analytics.ts'
import { daysBetween } from '@dvor/format/days.ts'
import { sql } from 'drizzle-orm'
import { inTransaction, type Db } from '../../db/database.ts'
import { addUp, noSums, type Sums } from './figures.ts'
import { listLetUnits, type LetUnit } from './list-let-units.ts'
import { keyOf, stepsOf, type Period, type StepKind } from './period.ts'
import type { Tally } from './spread.ts'
import { listSums, type SumRow } from './sum-queries.ts'

export type Share = Pick<SumRow, 'reservations' | 'nights' | 'room_revenue' | 'service_revenue'>

/** All counts of one period. */
export interface PeriodFacts {
  /** By the step's key. */
  steps: ReadonlyMap<string, Sums>
  /** By the unit; services have no unit. */
  units: ReadonlyMap<string, Sums>
  sources: ReadonlyMap<AnalyticsSource, Share>
  countries: ReadonlyMap<string | null, Share>
  /** Days from the order to the arrival; 0 for a stay that was entered after its arrival. */
  booking_window: Tally[]
  /** Nights from the first arrival to the last departure, counted once for several units. */
  length_of_stay: Tally[]
}

/** All counts of the periods, with the units in the owner's order. */
export async function readPeriods<Name extends string>(
  db: Db,
  periods: Readonly<Record<Name, Period>>,
  kind: StepKind,
): Promise<{ units: LetUnit[]; facts: Record<Name, PeriodFacts> }> {
  return inTransaction(db, async (tx) => {
    // PostgreSQL expects a hundred lines in every price, and would compile the statement for a second.
    await tx.execute(sql`set local jit = off`)
    const units = await listLetUnits(tx)
    const facts: [string, PeriodFacts][] = []
    for (const [name, period] of Object.entries<Period>(periods))
      facts.push([name, factsOf(await listSums(tx, period, kind), units, stepsOf(period, kind), kind)])
    return { units, facts: Object.fromEntries(facts) as Record<Name, PeriodFacts> }
  })
}

function factsOf(
  sums: readonly SumRow[],
  units: readonly LetUnit[],
  steps: readonly Period[],
  kind: StepKind,
): PeriodFacts {
  const rows = Map.groupBy(sums, ({ of }) => of)
  const of = (which: SumRow['of']) => rows.get(which) ?? []
  const cells = new Map(of('cell').map((cell) => [`${cell.key} ${cell.unit}`, cell]))
  const cellOf = (unit: LetUnit | null, step: Period) =>
    sumsOf(cells.get(`${keyOf(step.from, kind)} ${unit?.id ?? null}`), unit ? nightsToLet(unit, step) : 0)
  return {
    steps: new Map(
      steps.map((step) => [
        keyOf(step.from, kind),
        addUp([...units, null].map((unit) => cellOf(unit, step))),
      ]),
    ),
    units: new Map(units.map((unit) => [unit.id, addUp(steps.map((step) => cellOf(unit, step)))])),
    sources: sharesOf(of('source')) as PeriodFacts['sources'],
    countries: sharesOf(of('country')),
    booking_window: talliesOf(of('booking_window')),
    length_of_stay: talliesOf(of('length_of_stay')),
  }
}

/** Nights of the period on which the unit could be let, closed ones too; none of a unit that was put aside. */
function nightsToLet({ active, begins }: Pick<LetUnit, 'active' | 'begins'>, { from, to }: Period): number {
  return !active || begins > to ? 0 : daysBetween(begins > from ? begins : from, to) + 1
}

/** A unit that was put aside was available on the nights that were taken in it. @param toLet nights, closed ones too */
function sumsOf(cell: SumRow | undefined, toLet: number): Sums {
  if (!cell) return { ...noSums, available: toLet }
  const { nights: sold, portal, closed, room_revenue, service_revenue } = cell
  return { available: Math.max(sold + portal, toLet - closed), sold, portal, room_revenue, service_revenue }
}

const sharesOf = (rows: readonly SumRow[]): Map<string | null, Share> =>
  new Map(
    rows.map(({ key, reservations, nights, room_revenue, service_revenue }) => [
      key,
      { reservations, nights, room_revenue, service_revenue },
    ]),
  )

const talliesOf = (rows: readonly SumRow[]): Tally[] =>
  rows
    .map(({ key, reservations }) => ({ days: Number(key), reservations }))
    .toSorted((a, b) => a.days - b.days)

/** Sums of the whole period. */
export const totalOf = ({ steps }: PeriodFacts): Sums => addUp(steps.values())
