import { labelIn } from '../../../core/texts/declared.ts'
import { reservationState, type ReservationState } from '@dvor/contract/values/reservation-states.ts'
import { type HistoryEntry } from '@dvor/contract/reservations/admin-reservations.ts'
import { priceAdjustments } from '@dvor/contract/reservations/price-adjustments.ts'
import { documentKind, documentKinds } from '@dvor/contract/money/invoices.ts'
import { transactionMethods } from '@dvor/contract/money/ledger.ts'
import { formatDay, formatDayRange } from '@dvor/format/day-text.ts'
import { formatTime } from '@dvor/format/instants.ts'
import { countOf, partyText, persons } from '@dvor/format/plurals.ts'
import { formatMoney } from '@dvor/format/money.ts'
import { z } from 'zod'
import { actionText } from '../../../core/texts/action-text.ts'
import { i18n } from '../../../core/texts/i18n.ts'
import { takenBackText } from '../../../core/undo/taken-back.ts'
import { changedFields } from './changed-fields.ts'
import { stateLabel } from '../../reservations/state-badge.tsx'

export interface HistoryWords {
  title: string
  /** The differences, one phrase each. */
  details: string[]
}

const values = z.record(z.string(), z.unknown()).catch({})
const stateIn = z.object({ state: reservationState })
const priceIn = z.object({ price: z.object({ total: z.int() }) })
const entryIn = z.object({ amount: z.int(), method: z.string(), note: z.string().nullish() })

/**
 * Text of one entry of a reservation's history. Amounts in the entry are cents. @param arrival first day of the stay; null
 * for services alone
 */
export const historyText = (
  { action, before, after }: Pick<HistoryEntry, 'action' | 'before' | 'after'>,
  arrival: string | null,
): HistoryWords => ({
  title: actionText(action),
  details: detailsOf(action, before, after, arrival).filter(Boolean),
})

function detailsOf(action: string, before: unknown, after: unknown, arrival: string | null): string[] {
  switch (action) {
    case 'state':
      return [stateChange([stateOf(before), stateOf(after)], arrival)]
    case 'stays':
      return [[before, after].map(staysText).join(' → ')]
    case 'price':
      return [priceChange(before, after)]
    case 'price adjusted':
      return [adjustmentText(after)]
    case 'rate plan':
      return [[before, after].map(planText).join(' → ')]
    case 'edit':
      return changedFields(values.parse(before), values.parse(after))
    case 'attention':
      return [String(values.parse(after)['attention'] ?? '')]
    case 'alert closed':
      return [String(values.parse(before)['attention'] ?? '')]
    case 'service changed':
      return [[before, after].map(serviceText).join(' → ')]
    case 'service added':
      return [serviceText(after)]
    case 'service removed':
      return [serviceText(before)]
    case 'bill item added':
    case 'bill item returned':
    case 'bill item dismissed':
      return [itemText(after)]
    case 'document':
      return [documentIssued(after)]
    case 'undo':
      return [takenBackText(after) ?? '']
    case 'payment deleted':
      return [moneyMoved(before)]
    default:
      return [moneyMoved(after), guestsOf(after)]
  }
}

const staysIn = z.object({
  stays: z.array(
    z.object({
      unit: z.string(),
      arrival: z.string(),
      departure: z.string(),
      adults: z.int(),
      children_ages: z.array(z.int()),
    }),
  ),
})

/** Text of the stays: unit, days and persons of each. */
function staysText(value: unknown): string {
  const parsed = staysIn.safeParse(value)
  if (!parsed.success) return '–'
  const stays = parsed.data.stays.map(
    ({ unit, arrival, departure, adults, children_ages }) =>
      `${unit}, ${formatDayRange(arrival, departure)}, ${partyText(adults, children_ages.length)}`,
  )
  return stays.join('; ') || i18n.t('history.noStay')
}

const guestsIn = z.object({ guests: z.int() })

/** Number of guests in an entry of the guest register; empty for others. */
function guestsOf(value: unknown): string {
  const parsed = guestsIn.safeParse(value)
  return parsed.success ? countOf(parsed.data.guests, 'guest') : ''
}

const documentIn = z.object({ kind: documentKind, number: z.string() })

function documentIssued(after: unknown): string {
  const parsed = documentIn.safeParse(after)
  if (!parsed.success) return ''
  const { kind, number } = parsed.data
  return `${labelIn(documentKinds, kind) ?? kind} ${number}`
}

const serviceIn = z.object({ title: z.string(), day: z.string(), time_from: z.string(), persons: z.int() })

function serviceText(value: unknown): string {
  const parsed = serviceIn.safeParse(value)
  if (!parsed.success) return ''
  const { title, day, time_from, persons: coming } = parsed.data
  return i18n.t('history.serviceAt', {
    title,
    day: formatDay(day),
    time: formatTime(time_from),
    persons: persons(coming),
  })
}

const itemIn = z.object({
  title: z.string().optional(),
  reason: z.string().nullish(),
  quantity: z.int(),
})

/** Pieces that came onto the bill or left it. */
function itemText(value: unknown): string {
  const parsed = itemIn.safeParse(value)
  if (!parsed.success) return ''
  const { title, reason, quantity } = parsed.data
  return `${title ?? reason ?? '–'} ${quantity}×`
}

function stateOf(value: unknown): ReservationState | null {
  const parsed = stateIn.safeParse(value)
  return parsed.success ? parsed.data.state : null
}

/** The states of a transition; null for the first state of an owner's booking and for other entries. */
export function statesOf({
  before,
  after,
}: HistoryEntry): { fromState: ReservationState; toState: ReservationState } | null {
  const [fromState, toState] = [stateOf(before), stateOf(after)]
  return fromState && toState && { fromState, toState }
}

const stateChange = (states: readonly (ReservationState | null)[], arrival: string | null): string =>
  states
    .filter((state) => state !== null)
    .map((state) => stateLabel(state, arrival))
    .join(' → ')

function priceChange(before: unknown, after: unknown): string {
  const totals = [before, after].map((value) => {
    const parsed = priceIn.safeParse(value)
    return parsed.success ? formatMoney(parsed.data.price.total) : '–'
  })
  return i18n.t('history.priceChange', { change: totals.join(' → ') })
}

const adjustedIn = z.object({ price_adjustments: priceAdjustments })

/** Reason of an agreed price and the lines added by hand. */
function adjustmentText(after: unknown): string {
  const parsed = adjustedIn.safeParse(after)
  if (!parsed.success) return i18n.t('history.priceByList')
  const { adjustment, custom_lines: lines } = parsed.data.price_adjustments
  const added = lines.map(
    ({ label, quantity, unit_price }) => `${label} ${formatMoney(quantity * unit_price)}`,
  )
  return [adjustment?.reason, ...added].filter(Boolean).join(' · ')
}

/** Amount, method and note of an entry about money that moved; empty for others. */
function moneyMoved(entry: unknown): string {
  const parsed = entryIn.safeParse(entry)
  if (!parsed.success) return ''
  const { amount, method, note } = parsed.data
  return [formatMoney(amount), labelIn(transactionMethods, method) ?? method, note]
    .filter(Boolean)
    .join(' · ')
}

/** Name of the rate plan in an entry; a dash where there was none. */
const planText = (side: unknown): string => String(values.parse(side)['rate_plan'] ?? '–')
