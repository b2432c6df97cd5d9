import type { CommonServiceRequest, PriceLine } from '@dvor/contract/pricing/quotes.ts'
import { billedQuantity, serviceLine, type BilledService, type Counted } from '../services/common-services.ts'
import {
  serviceGroups,
  type ServedStays,
  type ServiceGroup,
  type ServiceRule,
} from '../services/service-groups.ts'
import type { CommonService } from '../services/service-rows.ts'

/** A booked common service of a reservation. */
export interface BookedCommonService {
  /** Null once the service is deleted. */
  common_service: string | null
  title: string
  /** Requested quantity. */
  quantity: number
  mandatory: boolean
}

/** Common services before a change, with the lines of the agreed price. */
export interface AgreedCommonServices {
  services: readonly BookedCommonService[]
  lines: readonly PriceLine[]
}

const isLineOf = (line: PriceLine, { common_service, title }: BookedCommonService): boolean =>
  line.kind === 'common_service' &&
  (line.common_service ? line.common_service === common_service : line.label === title)

/** Removes pieces from the last lines first, so that the earliest agreed ones stay. */
function reduced(lines: readonly PriceLine[], by: number): PriceLine[] {
  let remainder = by
  return lines
    .toReversed()
    .map((line) => {
      const share = Math.min(remainder, line.quantity)
      remainder -= share
      const quantity = line.quantity - share
      return { ...line, quantity, amount: line.unit_price * quantity }
    })
    .toReversed()
    .filter(({ quantity }) => quantity > 0)
}

/**
 * Adds pieces at today's price; at the agreed one where the service is no longer offered or is counted otherwise
 * today.
 */
function lengthened(
  lines: readonly PriceLine[],
  more: number,
  today: CommonService | undefined,
  group: ServiceGroup,
): PriceLine[] {
  const last = lines.at(-1)
  const isComparable = today?.active && (!last?.price_unit || last.price_unit === today.price_unit)
  const added = isComparable ? serviceLine(today, more, group) : last
  if (!added) return []
  if (last && last.unit_price === added.unit_price && last.label === added.label) {
    const quantity = last.quantity + more
    return [...lines.slice(0, -1), { ...last, quantity, amount: last.unit_price * quantity }]
  }
  return [...lines, { ...added, quantity: more, amount: added.unit_price * more }]
}

interface Change {
  /** All common services, also those no longer offered. */
  offered: readonly CommonService[]
  requests: readonly CommonServiceRequest[]
  before: ServedStays
  after: ServedStays
}

/**
 * A booked service after a change. The piece that a package includes keeps its share, whatever the party is: the
 * package is sold as a whole. Only what was asked for beyond it changes.
 */
function changedService(
  booked: BookedCommonService,
  quantity: number,
  agreed: readonly PriceLine[],
  change: Change,
): BilledService {
  const lines = agreed.filter((line) => isLineOf(line, booked))
  const parts = lines.filter(({ in_package }) => in_package)
  if (parts.length === 0) return { ...booked, quantity, lines: changedLines(booked, quantity, lines, change) }
  const others = lines.filter(({ in_package }) => !in_package)
  const beyond = { ...booked, quantity: booked.quantity - 1 }
  const further = quantity > 1 ? changedLines(beyond, quantity - 1, others, change) : []
  return { ...booked, quantity, lines: [...parts, ...further] }
}

/** The lines of a service after a change: what remains keeps its price, more persons, nights and pieces cost today's. */
function changedLines(
  booked: BookedCommonService,
  quantity: number,
  lines: readonly PriceLine[],
  { offered, before, after }: Change,
): PriceLine[] {
  const today = offered.find(({ id }) => id === booked.common_service)
  const rule = ruleOf(lines, booked.quantity, today, before)
  const groupsBefore = serviceGroups(rule, before)
  const groups = serviceGroups(rule, after)
  const changed = groups.flatMap((group, index) => {
    const groupLines = lines.filter(({ age_label }) => (age_label ?? null) === group.ageLabel)
    const was = groupsBefore[index] ?? group
    const more = billedQuantity(rule, quantity, group) - billedQuantity(rule, booked.quantity, was)
    if (more < 0) return reduced(groupLines, -more)
    if (more === 0) return groupLines
    const added = lengthened(groupLines, more, today, group)
    return group.ageLabel === null ? added : added.filter(({ amount }) => amount > 0)
  })
  // Prices of children that the owner has renamed or removed since.
  const ageLabels = new Set(groups.map(({ ageLabel }) => ageLabel))
  const others = lines.filter(({ age_label }) => !ageLabels.has(age_label ?? null))
  return [...changed, ...others]
}

/**
 * How a booked service is counted: by today's prices of children, unless it was booked before they existed. One that is
 * no longer offered is counted by its lines.
 */
function ruleOf(
  lines: readonly PriceLine[],
  quantity: number,
  today: CommonService | undefined,
  before: ServedStays,
): Counted & ServiceRule {
  const price_unit = lines[0]?.price_unit ?? today?.price_unit ?? 'piece'
  const { child_prices = [], units = [], lacking = [], per_unit = false } = today ?? {}
  const rule = { price_unit, per_unit, units, lacking, child_prices }
  const [full] = serviceGroups(rule, before)
  const agreed = lines.reduce((sum, line) => (line.age_label ? sum : sum + line.quantity), 0)
  const isByAge = full !== undefined && billedQuantity(rule, quantity, full) === agreed
  return isByAge ? rule : { ...rule, child_prices: [] }
}

/**
 * The services of a reservation after a change: mandatory ones stay, others are dropped when they are no longer
 * requested. Requests for services that it does not have yet are priced elsewhere, by today's price list.
 */
export function changedServices({ services, lines }: AgreedCommonServices, change: Change): BilledService[] {
  return services.flatMap((booked) => {
    const requested = change.requests
      .filter(({ common_service }) => common_service === booked.common_service)
      .reduce((sum, { quantity }) => sum + quantity, 0)
    const stays = booked.mandatory || booked.common_service === null
    const newQuantity = stays ? Math.max(booked.quantity, requested) : requested
    return newQuantity > 0 ? [changedService(booked, newQuantity, lines, change)] : []
  })
}
