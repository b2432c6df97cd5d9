import type { ChartBlock, ChartStay, ChartUnit } from '@dvor/contract/reservations/tape-chart.ts'
import type { Day } from '@dvor/format/days.ts'

type SharedBlock = Extract<ChartBlock, { source: 'shared' }>
type RoomsByUnit = ReadonlyMap<string, readonly string[]>

/** The rooms whose nights each unit takes: a room its own, a whole those of its building or of the property. */
export function roomsByUnit(units: readonly ChartUnit[]): RoomsByUnit {
  const rooms = units.filter(({ let_as }) => let_as === 'unit')
  const ofWhole = ({ let_as, accommodation_object }: ChartUnit) =>
    rooms.filter(
      (room) => room.active && (let_as === 'property' || room.accommodation_object === accommodation_object),
    )
  return new Map(
    units.map((unit) => [unit.id, unit.let_as === 'unit' ? [unit.id] : ofWhole(unit).map(({ id }) => id)]),
  )
}

interface Taken {
  id: string
  unit: string
  from: Day
  to: Day
  guest_name: string | null
  reservation: string | null
}

interface Shown {
  units: readonly ChartUnit[]
  stays: readonly ChartStay[]
  blocks: readonly ChartBlock[]
}

const fromStay = ({
  id,
  accommodation_unit: unit,
  arrival,
  departure,
  guest_name,
  reservation,
}: ChartStay) => ({
  id,
  unit,
  from: arrival,
  to: departure,
  guest_name,
  reservation,
})
const fromBlock = ({ id, accommodation_unit: unit, from, to }: ChartBlock): Taken => ({
  id,
  unit,
  from,
  to,
  guest_name: null,
  reservation: null,
})

/**
 * Nights that units take from each other: each stay or block of a whole in the rows of its rooms, and in the row of a
 * whole the nights on which a room of it is taken, joined.
 */
export function sharedBlocks({ units, stays, blocks }: Shown, rooms: RoomsByUnit): SharedBlock[] {
  if (units.every(({ let_as }) => let_as === 'unit')) return []
  const titles = new Map(units.map(({ id, title }) => [id, title]))
  const occupations = [...stays.map(fromStay), ...blocks.map(fromBlock)]
  const wholes = new Set(units.filter(({ let_as }) => let_as !== 'unit').map(({ id }) => id))
  const takenByWholes = occupations.filter((one) => wholes.has(one.unit))
  return units.flatMap((unit) => {
    const roomsOfUnit = new Set(rooms.get(unit.id))
    // A room has nights in common with wholes alone; comparing each room with all stays would take seconds.
    const others = (unit.let_as === 'unit' ? takenByWholes : occupations).filter(
      (one) => one.unit !== unit.id && rooms.get(one.unit)?.some((room) => roomsOfUnit.has(room)),
    )
    const blocksOfUnit = others.map((one): SharedBlock => ({
      id: `${one.id} ${unit.id}`,
      accommodation_unit: unit.id,
      from: one.from,
      to: one.to,
      source: 'shared',
      titles: [titles.get(one.unit) ?? ''],
      guest_name: one.guest_name,
      reservation: one.reservation,
    }))
    return unit.let_as === 'unit' ? blocksOfUnit : joined(blocksOfUnit)
  })
}

/** Blocks that touch each other as one, without a guest. */
function joined(blocks: readonly SharedBlock[]): SharedBlock[] {
  const all: SharedBlock[] = []
  for (const block of blocks.toSorted((a, b) => (a.from < b.from ? -1 : 1))) {
    const last = all.at(-1)
    if (!last || last.to < block.from) all.push({ ...block, guest_name: null, reservation: null })
    else {
      last.to = last.to > block.to ? last.to : block.to
      last.titles = [...new Set([...last.titles, ...block.titles])]
    }
  }
  return all
}
