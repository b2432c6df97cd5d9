import type { AgeBand } from '@dvor/contract/pricing/age-bands.ts'
import type { CombinationReason } from '@dvor/contract/pricing/combinations.ts'
import { placesOf, sleepsOf, type Party } from '../stay/guests.ts'
import { splitParty, type SleepingPlaces } from '../stay/split-party.ts'

/** A free unit that may be one of several. */
export interface CombinableUnit extends SleepingPlaces {
  id: string
  /** Id of its building. */
  building: string
  /** Cents of the stay for a part of the party; null when the part cannot book the unit. */
  costOf(part: Party): number | null
}

/** Units that sleep a party together. */
export interface Combination {
  parts: { unit: string; party: Party }[]
  /** Sum of the parts in cents; services that are charged once for a reservation are counted for each. */
  cost: number
  /** The respects in which this combination is the best one. */
  reasons: CombinationReason[]
}

/** Most units among which combinations are looked for: at most 252 of one size. */
const mostCandidates = 10
/** How many of the candidates are taken because they are large, not because a place in them is cheap. */
const largeCandidates = 4

/**
 * Finds the cheapest combination of units for a party, the cheapest within one building and the cheapest of the fewest
 * units; one that is best in several ways is returned once. Only combinations without a spare unit count, of the fewest
 * units that sleep the party or one more, among ten units: those in which a place is cheapest and the largest ones.
 */
export function bestCombinations(
  units: readonly CombinableUnit[],
  party: Party,
  bands: readonly AgeBand[],
): Combination[] {
  const fitting = fittingCombinations(candidatesOf(units, party), party, bands)
  const sorted = fitting.toSorted((a, b) => a.cost - b.cost)
  const fewest = Math.min(...sorted.map(({ parts }) => parts.length))
  const buildings = new Map(units.map(({ id, building }) => [id, building]))
  const isTogether = ({ parts }: Combination) =>
    new Set(parts.map(({ unit }) => buildings.get(unit))).size === 1
  const best = new Map<Combination | undefined, CombinationReason[]>()
  const mark = (combination: Combination | undefined, reason: CombinationReason) =>
    best.set(combination, [...(best.get(combination) ?? []), reason])
  mark(sorted[0], 'cheapest')
  mark(sorted.find(isTogether), 'one_building')
  mark(
    sorted.find(({ parts }) => parts.length === fewest),
    'fewest_units',
  )
  return [...best].flatMap(([combination, reasons]) => (combination ? [{ ...combination, reasons }] : []))
}

/** The units among which combinations are looked for. */
function candidatesOf(units: readonly CombinableUnit[], party: Party): CombinableUnit[] {
  const priced = units.flatMap((unit) => {
    const adults = Math.min(sleepsOf(unit), party.adults)
    const cost = adults > 0 ? unit.costOf({ adults, children_ages: [] }) : null
    return cost === null ? [] : [{ unit, perPlace: cost / sleepsOf(unit), sleeps: sleepsOf(unit) }]
  })
  const large = priced
    .toSorted((a, b) => b.sleeps - a.sleeps || a.perPlace - b.perPlace)
    .slice(0, largeCandidates)
  const cheap = priced.filter((one) => !large.includes(one)).toSorted((a, b) => a.perPlace - b.perPlace)
  return [...large, ...cheap.slice(0, mostCandidates - large.length)].map(({ unit }) => unit)
}

/** Combinations of the fewest units that sleep the party, and of one more. */
function fittingCombinations(
  candidates: readonly CombinableUnit[],
  party: Party,
  bands: readonly AgeBand[],
): Combination[] {
  const most = Math.min(candidates.length, party.adults)
  const places = placesOf(party, bands)
  for (let size = 2; size <= most; size++) {
    const combinations = combinationsOf(candidates, size, party, places, bands)
    if (combinations.length === 0) continue
    return size < most
      ? [...combinations, ...combinationsOf(candidates, size + 1, party, places, bands)]
      : combinations
  }
  return []
}

function combinationsOf(
  candidates: readonly CombinableUnit[],
  size: number,
  party: Party,
  places: number,
  bands: readonly AgeBand[],
): Combination[] {
  return subsetsOf(candidates, size).flatMap((units) => {
    const sleeps = units.map(sleepsOf)
    const all = sleeps.reduce((sum, one) => sum + one, 0)
    const hasSpareUnit = all - Math.min(...sleeps) >= places
    return all < places || hasSpareUnit ? [] : (combinationOf(units, party, bands) ?? [])
  })
}

function combinationOf(
  units: readonly CombinableUnit[],
  party: Party,
  bands: readonly AgeBand[],
): Combination | null {
  const split = splitParty(party, units, bands)
  if (!split) return null
  const parts: Combination['parts'] = []
  let cost = 0
  for (const [index, unit] of units.entries()) {
    const part = split[index]
    const price = part ? unit.costOf(part) : null
    if (!part || price === null) return null
    parts.push({ unit: unit.id, party: part })
    cost += price
  }
  return { parts, cost, reasons: [] }
}

/** All subsets of a size, in the order of the list. */
function subsetsOf<T>(all: readonly T[], size: number): T[][] {
  if (size === 0) return [[]]
  return all.flatMap((first, index) =>
    subsetsOf(all.slice(index + 1), size - 1).map((others) => [first, ...others]),
  )
}
