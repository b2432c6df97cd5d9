import type { ChartBlock, ChartStay, ChartUnit, TapeChart } from '@dvor/contract/reservations/tape-chart.ts'
import type { Day } from '@dvor/format/days.ts'
import { holdsNight, type Period } from '../../day-grid/geometry.ts'

export interface ObjectRow {
  readonly kind: 'object'
  readonly id: string
  readonly title: string
  readonly units: number
  readonly isOpen: boolean
}
export interface UnitRow {
  readonly kind: 'unit'
  readonly id: string
  readonly unit: ChartUnit
}
export type BoardRow = ObjectRow | UnitRow

/** Row heights in pixels; touch screens use the larger one. */
export const rowHeights = { object: 34, unit: 42 }

/** Rows: objects with their units below; units of a folded object are left out. */
export function rowsOf({ objects, units }: TapeChart, closed: ReadonlySet<string>): BoardRow[] {
  const byObject = Map.groupBy(units, (unit) => unit.accommodation_object)
  return objects.flatMap(({ id, title }): BoardRow[] => {
    const unitsOfObject = byObject.get(id) ?? []
    const head = {
      kind: 'object',
      id,
      title,
      units: unitsOfObject.filter(({ let_as }) => let_as === 'unit').length,
      isOpen: !closed.has(id),
    } as const
    const below = unitsOfObject.map((unit): UnitRow => ({ kind: 'unit', id: unit.id, unit }))
    return head.isOpen ? [head, ...below] : [head]
  })
}

/** A stay or a block in a unit's row. */
export interface Occupants {
  readonly stays: readonly ChartStay[]
  readonly blocks: readonly ChartBlock[]
}
const nobody: Occupants = { stays: [], blocks: [] }

/** Stays and blocks by unit. */
export function occupantsByUnit({ units, stays, blocks }: TapeChart): ReadonlyMap<string, Occupants> {
  const [staysOf, blocksOf] = [
    Map.groupBy(stays, (stay) => stay.accommodation_unit),
    Map.groupBy(blocks, (block) => block.accommodation_unit),
  ]
  return new Map(
    units.map(({ id }) => {
      const occupants = { stays: staysOf.get(id) ?? [], blocks: blocksOf.get(id) ?? [] }
      return [id, occupants.stays.length + occupants.blocks.length > 0 ? occupants : nobody]
    }),
  )
}

export type Occupant =
  | { readonly kind: 'stay'; readonly stay: ChartStay }
  | { readonly kind: 'block'; readonly block: ChartBlock }

export const periodOfBlock = ({ from, to }: ChartBlock): Period => ({ arrival: from, departure: to })

/** The occupant of the night that begins on the day; null for a free one. */
export function occupantAt(row: Occupants | undefined, night: Day): Occupant | null {
  const stay = row?.stays.find((one) => holdsNight(one, night))
  if (stay) return { kind: 'stay', stay }
  const block = row?.blocks.find((one) => holdsNight(periodOfBlock(one), night))
  return block ? { kind: 'block', block } : null
}

/** Period of an occupant. */
export const periodOf = (occupant: Occupant): Period =>
  occupant.kind === 'stay' ? occupant.stay : periodOfBlock(occupant.block)

/** Stays of the chart by id. */
export type StaysById = ReadonlyMap<string, ChartStay>
