import type { AnalyticsSource } from '@dvor/contract/insight/analytics.ts'
import { sql } from 'drizzle-orm'
import { inTransaction, type Db } from '../../db/database.ts'
import { listChangedDays } from '../../statistics/changed-days.ts'
import { addUp, type Sums } from './figures.ts'
import { listLetUnits, type LetUnit } from './list-let-units.ts'
import { lostNights, nightsToLet, nightsToLetOfAll } from './nights-to-let.ts'
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

/**
 * All counts of the periods, with the units in the owner's order. Changes and sums are read from one snapshot, so that
 * no change is counted twice or not at all.
 */
export async function readPeriods<Name extends string>(
  db: Db,
  periods: Readonly<Record<Name, Period>>,
  kind: StepKind,
): Promise<{ units: LetUnit[]; facts: Record<Name, PeriodFacts> }> {
  return inTransaction(db, async (tx) => {
    await tx.execute(sql`set transaction isolation level repeatable read read only`)
    const units = await listLetUnits(tx)
    const facts: [string, PeriodFacts][] = []
    for (const [name, period] of Object.entries<Period>(periods))
      facts.push([name, await readPeriod(tx, units, period, kind)])
    return { units, facts: Object.fromEntries(facts) as Record<Name, PeriodFacts> }
  })
}

async function readPeriod(
  db: Db,
  units: readonly LetUnit[],
  period: Period,
  kind: StepKind,
): Promise<PeriodFacts> {
  const steps = stepsOf(period, kind)
  const changed = await listChangedDays(db, { first: period.from, last: period.to })
  const ranges = steps.map(({ from, to }) => ({ first: from, last: to }))
  const rows = Map.groupBy(await listSums(db, { steps: ranges, units, changed }), ({ of }) => of)
  const of = (which: SumRow['of']) => rows.get(which) ?? []
  const lost = lostOf(of('cell'), units, steps)
  const byStep = Map.groupBy(of('step'), ({ key }) => Number(key))
  const byUnit = Map.groupBy(of('unit'), ({ key }) => key)
  return {
    steps: new Map(
      steps.map((step, index) => [
        keyOf(step.from, kind),
        sumsOf(byStep.get(index) ?? [], nightsToLetOfAll(units, step) - (lost.byStep.get(index) ?? 0)),
      ]),
    ),
    units: new Map(
      units.map((unit) => [
        unit.id,
        sumsOf(byUnit.get(unit.id) ?? [], nightsToLet(unit, period) - (lost.byUnit.get(unit.id) ?? 0)),
      ]),
    ),
    sources: sharesOf(of('source')) as PeriodFacts['sources'],
    countries: sharesOf(of('country')),
    booking_window: talliesOf(of('booking_window')),
    length_of_stay: talliesOf(of('length_of_stay')),
  }
}

const sumsOf = (rows: readonly SumRow[], available: number): Sums => ({
  ...addUp(
    rows.map(({ nights: sold, portal, room_revenue, service_revenue }) => ({
      sold,
      portal,
      room_revenue,
      service_revenue,
    })),
  ),
  available,
})

/** Nights that could not be let, by the number of the step and by the unit. */
function lostOf(cells: readonly SumRow[], units: readonly LetUnit[], steps: readonly Period[]) {
  const byId = new Map(units.map((unit) => [unit.id, unit]))
  const byStep = new Map<number, number>()
  const byUnit = new Map<string, number>()
  for (const cell of cells) {
    const [unit, step] = [byId.get(cell.key ?? ''), steps[cell.step]]
    if (!unit || !step) continue
    const lost = lostNights(cell, nightsToLet(unit, step))
    byStep.set(cell.step, (byStep.get(cell.step) ?? 0) + lost)
    byUnit.set(unit.id, (byUnit.get(unit.id) ?? 0) + lost)
  }
  return { byStep, byUnit }
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
