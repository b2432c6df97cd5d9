import type { PriceLine } from '@dvor/contract/pricing/quotes.ts'
import type { VatKind } from '@dvor/contract/values/vat-kind.ts'
import type { AgreedChild, BookedOccurrence, ServiceRequest } from '@dvor/contract/services/slots.ts'
import { childPriceOf, groupPrice } from './service-groups.ts'
import type { SlotService } from './service-rows.ts'
import type { OfferedSlot } from './slots.ts'

/** The data of a booked slot service for its price; frozen when it is booked. Amounts in cents. */
export interface AgreedSlotService extends BookedOccurrence {
  title: string
  unit_price: number
  amount: number
  vat_kind: VatKind
  /** The children among the persons, where the service has prices for children. */
  children?: AgreedChild[]
  /** Whether the amount is a part of a package. */
  in_package?: boolean
}

/** Price of a request for a slot today: per person, children by their age, or once for the whole group. */
export function agreedSlotService(
  { slot, service }: OfferedSlot,
  request: ServiceRequest,
): AgreedSlotService {
  const children = childrenPrices(service, request.children_ages ?? [])
  const adults = request.persons - children.length
  const ofChildren = children.reduce((sum, { price }) => sum + price, 0)
  return {
    service_slot: slot.id,
    day: request.day,
    time_from: slot.time_from,
    time_to: slot.time_to,
    persons: request.persons,
    title: service.title,
    unit_price: service.price,
    amount: service.price_unit === 'group' ? service.price : service.price * adults + ofChildren,
    vat_kind: service.vat_kind,
    children,
    in_package: false,
  }
}

/** The fields of a service that decide the price of a child. */
type ChildPriced = Pick<SlotService, 'price' | 'price_unit' | 'child_prices'>

/** The children of a service with their prices in cents; full ones where the whole group pays one price. */
export function childrenPrices(
  { price, price_unit, child_prices }: ChildPriced,
  ages: readonly number[],
): AgreedChild[] {
  return ages.map((age) => {
    const childPrice = price_unit === 'group' ? null : childPriceOf(child_prices, age)
    return {
      age,
      label: childPrice?.label ?? null,
      price: childPrice ? groupPrice({ price }, childPrice) : price,
    }
  })
}

/** Lines of booked slot services, by day and time. */
export function slotLines(agreed: readonly AgreedSlotService[]): PriceLine[] {
  const when = ({ day, time_from }: AgreedSlotService) => `${day} ${time_from}`
  return agreed.toSorted((a, b) => when(a).localeCompare(when(b), 'en')).flatMap(linesOf)
}

/** The line of those who pay in full, then one for the children of each price; one line where all pay the same. */
function linesOf(agreed: AgreedSlotService): PriceLine[] {
  const { children = [], persons, unit_price, amount } = agreed
  const reduced = children.filter(({ label }) => label !== null)
  if (reduced.length === 0 || agreed.in_package)
    return [slotLine(agreed, { quantity: amount === unit_price ? 1 : persons, persons })]
  const full = persons - reduced.length
  const groups = Map.groupBy(reduced, ({ label, price }) => `${price} ${label}`)
  return [
    ...(full > 0
      ? [slotLine({ ...agreed, amount: unit_price * full }, { quantity: full, persons: full })]
      : []),
    ...[...groups.values()].flatMap((group) => childLine(agreed, group)),
  ]
}

function childLine(agreed: AgreedSlotService, group: readonly AgreedChild[]): PriceLine[] {
  const [{ label, price } = { label: null, price: 0 }] = group
  const count = group.length
  const pricedService = { ...agreed, unit_price: price, amount: price * count }
  const line = slotLine(pricedService, { quantity: count, persons: count })
  const name = label ?? ''
  return [{ ...line, label: `${agreed.title}, ${name.toLowerCase()}`, age_label: name }]
}

function slotLine(
  { title, unit_price, amount, vat_kind, in_package, ...rest }: AgreedSlotService,
  { quantity, persons }: { quantity: number; persons: number },
): PriceLine {
  const { service_slot, day, time_from, time_to } = rest
  return {
    kind: 'service',
    label: title,
    rule: null,
    accommodation_unit: null,
    quantity,
    first_night: null,
    last_night: null,
    unit_price,
    amount,
    vat_kind,
    occurrence: { service_slot, day, time_from, time_to, persons },
    ...(in_package && { in_package }),
  }
}

/** A booked occurrence with the name of its service. */
export interface NamedOccurrence extends BookedOccurrence {
  title: string
}

/** The booked occurrences of price lines, each once: lines of one occurrence differ only in the ages that they price. */
export function occurrencesOf(lines: readonly PriceLine[]): NamedOccurrence[] {
  const occurrencesByKey = new Map<string, NamedOccurrence>()
  for (const { label, occurrence } of lines) {
    if (!occurrence) continue
    const key = `${occurrence.service_slot} ${occurrence.day}`
    const earlier = occurrencesByKey.get(key)
    if (earlier) earlier.persons += occurrence.persons
    else occurrencesByKey.set(key, { title: label, ...occurrence })
  }
  return [...occurrencesByKey.values()]
}
