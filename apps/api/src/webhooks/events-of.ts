import { holdsNights, isOff, stateRules } from '@dvor/booking/reservation/states.ts'
import type { EventData, WebhookKind } from '@dvor/contract/accounts/webhooks.ts'
import type { ReservationState } from '@dvor/contract/values/reservation-states.ts'
import { addDays } from '@dvor/format/days.ts'
import { isDeepStrictEqual } from 'node:util'
import { unitPriceFields } from '../price-calendar/price-state.ts'

type Values = Readonly<Record<string, unknown>>

/** A change as its trigger noted it, with its entry of the history and the reservation as it is now. */
export interface NotedChange {
  collection: string
  record: string
  action: string | null
  before: Values | null
  after: Values | null
  from_night: string | null
  to_night: string | null
  number: string | null
  state: ReservationState | null
}

export interface WebhookEventDraft {
  kind: WebhookKind
  /** Whose events keep their order. */
  record: string
  data: EventData
}

/** Which of a reservation's parts an action of the history changes; the edited fields are read from its values. */
const changedBy: Readonly<Record<string, readonly string[]>> = {
  stays: ['stays'],
  price: ['price'],
  'price adjusted': ['price'],
  'rate plan': ['rate_plan'],
  'service added': ['services'],
  'service changed': ['services'],
  'service removed': ['services'],
  refund: ['payments'],
  reversal: ['payments'],
  'payment deleted': ['payments'],
  'security deposit': ['security_deposit'],
}

/** Collections whose records decide about prices of nights. */
const pricing = new Set(['price-changes', 'prices', 'day-rates', 'price-rules', 'rate-plans'])

/** The events of a change, in their order; none for changes that programs do not get. */
export function eventsOf(change: NotedChange, publicUrl: string): WebhookEventDraft[] {
  const { collection } = change
  // The note beside a change that takes another one back.
  if (change.action === 'undo' && collection !== 'price-changes') return []
  if (collection === 'room-nights') return [availabilityEvent(change, publicUrl)]
  if (collection === 'reservations') return reservationEvents(change, publicUrl)
  if (pricing.has(collection)) return priceEvents(change, publicUrl)
  const priced = fieldsOf(change).filter((field) => unitPriceFields.some((one) => one === field))
  return collection === 'accommodation-units' && change.before && priced.length > 0
    ? [priceEvent(change.record, priced, publicUrl)]
    : []
}

/** Names of the fields whose values differ. */
function fieldsOf({ before, after }: Pick<NotedChange, 'before' | 'after'>): string[] {
  const names = Object.keys({ ...before, ...after }).filter((name) => name !== 'updatedAt')
  return names.filter((name) => !isDeepStrictEqual(before?.[name] ?? null, after?.[name] ?? null))
}

function availabilityEvent(
  { record, from_night, to_night }: NotedChange,
  publicUrl: string,
): WebhookEventDraft {
  const days = from_night && to_night ? { from: from_night, to: addDays(to_night, 1) } : undefined
  return {
    kind: 'availability.changed',
    record,
    data: { ids: { unit: record }, changed: ['availability'], days, link: unitLink(record, publicUrl) },
  }
}

const unitLink = (unit: string, publicUrl: string) => `${publicUrl}/api/accommodation-units/${unit}`

function priceEvent(
  unit: string,
  changed: string[],
  publicUrl: string,
  days?: EventData['days'],
): WebhookEventDraft {
  const data = { ids: { unit }, changed, days, link: unitLink(unit, publicUrl) }
  return { kind: 'price.changed', record: unit, data }
}

/** Prices of units are told unit by unit; rules and plans as the record that has changed. */
function priceEvents(
  { collection, record, before, after }: NotedChange,
  publicUrl: string,
): WebhookEventDraft[] {
  const { units, from, to } = areaOf(after?.['summary'] ?? {})
  const days = from && to ? { from, to: addDays(to, 1) } : undefined
  if (units.length > 0) return units.map((unit) => priceEvent(unit, ['prices'], publicUrl, days))
  const unit = (after ?? before)?.['accommodation_unit']
  if (typeof unit === 'string') return [priceEvent(unit, fieldsOf({ before, after }), publicUrl)]
  const link = `${publicUrl}/api/${collection}/${record}`
  return [{ kind: 'price.changed', record, data: { ids: { record }, changed: [collection], link } }]
}

/** Units and days of a change of the price calendar, both days included. */
function areaOf(summary: unknown): { units: string[]; from?: string; to?: string } {
  const { units = [], from, to } = summary as { units?: string[]; from?: string; to?: string }
  return { units, from, to }
}

function reservationEvents(change: NotedChange, publicUrl: string): WebhookEventDraft[] {
  const { record, action, after, before } = change
  const number = change.number ?? before?.['number']
  // A hold that was never ordered is the guest's own matter.
  if (typeof number !== 'string') return []
  const state = String(after?.['state'] ?? change.state ?? 'deleted')
  const event = (kind: WebhookKind, changed: readonly string[], ids = {}): WebhookEventDraft => {
    const link = `${publicUrl}/api/reservations/${record}`
    return {
      kind,
      record,
      data: { ids: { reservation: record, number, ...ids }, state, changed: [...changed], link },
    }
  }
  if (action === 'state' || action === 'create' || action === 'delete')
    return stateKinds(before?.['state'], after?.['state']).map((kind) => event(kind, ['state']))
  if (action === 'payment')
    return [event('payment.received', ['payments'], { payment: String(after?.['id']) })]
  if (action === 'guests') return [event('guest.registered', ['guests'])]
  const changed = action === 'edit' ? fieldsOf(change) : (changedBy[action ?? ''] ?? [])
  return changed.length > 0 ? [event('reservation.changed', changed)] : []
}

/** The event of a change of state; absent states are those before the reservation and after its deletion. */
function stateKinds(from: unknown, to: unknown): WebhookKind[] {
  const [old, now] = [stateOf(from), stateOf(to)]
  const created: WebhookKind[] = old === null || old === 'hold' ? ['reservation.created'] : []
  if (now === null || isOff(now)) return old && old !== 'hold' && !isOff(old) ? ['reservation.cancelled'] : []
  if (now === 'hold') return []
  if (stateRules[now].waitsFor === 'departure') return [...created, 'reservation.checked_in']
  if (stateRules[now].hasArrived) return [...created, 'reservation.checked_out']
  if (stateRules[now].isFirm && holdsNights(now)) return [...created, 'reservation.confirmed']
  return created.length > 0 ? created : ['reservation.changed']
}

const stateOf = (value: unknown): ReservationState | null =>
  typeof value === 'string' && value in stateRules ? (value as ReservationState) : null
