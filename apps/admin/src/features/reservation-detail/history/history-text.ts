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
import { i18n } from '../../../core/texts/i18n.ts'
import { changedFields } from './changed-fields.ts'
import type { history } from './history-texts.ts'
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

/** Titles of entries about money that moved. */
const moneyTitles = {
  payment: 'payment',
  'refund requested': 'refundRequested',
  'refund decided': 'refundDecided',
  refund: 'refund',
  reversal: 'reversal',
  'security deposit': 'securityDeposit',
} as const satisfies Record<string, keyof typeof history>

/**
 * Text of one entry of a reservation's history. Amounts in the entry are cents. @param arrival first day of the stay; null
 * for services alone
 */
export function historyText({ action, before, after }: HistoryEntry, arrival: string | null): HistoryWords {
  switch (action) {
    case 'state':
      return stateChange([stateOf(before), stateOf(after)], arrival)
    case 'hold':
      return { title: i18n.t('history.hold'), details: [] }
    case 'hold moved':
      return { title: i18n.t('history.holdMoved'), details: [] }
    case 'create':
      return { title: i18n.t('history.created'), details: [] }
    case 'stays':
      return { title: i18n.t('history.stays'), details: [[before, after].map(staysText).join(' → ')] }
    case 'price':
      return { title: i18n.t('history.price'), details: [priceChange(before, after)] }
    case 'price adjusted':
      return { title: i18n.t('history.priceAdjusted'), details: [adjustmentText(after)] }
    case 'rate plan':
      return { title: i18n.t('history.ratePlan'), details: [[before, after].map(planText).join(' → ')] }
    case 'edit':
      return {
        title: i18n.t('history.edit'),
        details: changedFields(values.parse(before), values.parse(after)),
      }
    case 'attention':
      return { title: i18n.t('history.attention'), details: [String(values.parse(after)['attention'] ?? '')] }
    case 'alert closed':
      return {
        title: i18n.t('history.alertClosed'),
        details: [String(values.parse(before)['attention'] ?? '')],
      }
    case 'service changed':
    case 'service added':
    case 'service removed':
      return serviceChange(action, before, after)
    case 'payment':
    case 'refund requested':
    case 'refund decided':
    case 'refund':
    case 'reversal':
    case 'security deposit':
      return moneyMoved(i18n.t(`history.${moneyTitles[action]}`), after)
    case 'payment deleted':
      return moneyMoved(i18n.t('history.paymentDeleted'), before)
    case 'letter':
    case 'note removed':
      return { title: i18n.t(action === 'letter' ? 'history.letter' : 'history.noteRemoved'), details: [] }
    case 'document':
      return documentIssued(after)
    case 'guests':
    case 'guest_document_shown':
    case 'guests_exported':
    case 'guests_reported':
    case 'guests_forgotten':
    case 'person_cleared':
    case 'person_exported':
      return registerChange(action, after)
    default:
      return { title: i18n.t('history.other'), details: [] }
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

function registerChange(action: keyof typeof history.register, after: unknown): HistoryWords {
  const parsed = guestsIn.safeParse(after)
  const details = parsed.success ? [countOf(parsed.data.guests, 'guest')] : []
  return { title: i18n.t(`history.register.${action}`), details }
}

const documentIn = z.object({ kind: documentKind, number: z.string() })

function documentIssued(after: unknown): HistoryWords {
  const parsed = documentIn.safeParse(after)
  if (!parsed.success) return { title: i18n.t('history.document'), details: [] }
  const { kind, number } = parsed.data
  const label = labelIn(documentKinds, kind) ?? kind
  return { title: i18n.t('history.document'), details: [`${label} ${number}`] }
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

function stateChange(states: readonly (ReservationState | null)[], arrival: string | null): HistoryWords {
  const names = states.filter((state) => state !== null).map((state) => stateLabel(state, arrival))
  return { title: i18n.t('history.state'), details: [names.join(' → ')] }
}

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

function moneyMoved(title: string, entry: unknown): HistoryWords {
  const parsed = entryIn.safeParse(entry)
  if (!parsed.success) return { title, details: [] }
  const { amount, method, note } = parsed.data
  const how = labelIn(transactionMethods, method) ?? method
  return { title, details: [[formatMoney(amount), how, note].filter(Boolean).join(' · ')] }
}

/** Name of the rate plan in an entry; a dash where there was none. */
const planText = (side: unknown): string => String(values.parse(side)['rate_plan'] ?? '–')

function serviceChange(
  action: 'service changed' | 'service added' | 'service removed',
  before: unknown,
  after: unknown,
) {
  if (action === 'service added')
    return { title: i18n.t('history.serviceAdded'), details: [serviceText(after)] }
  if (action === 'service removed')
    return { title: i18n.t('history.serviceRemoved'), details: [serviceText(before)] }
  return {
    title: i18n.t('history.serviceChanged'),
    details: [[before, after].map(serviceText).join(' → ')],
  }
}
