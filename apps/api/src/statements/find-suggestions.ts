import { accountOf } from '@dvor/booking/money/payment-status.ts'
import { foldText } from '@dvor/format/slug.ts'
import type { LineSuggestion } from '@dvor/contract/money/statements.ts'
import type { Db } from '../db/database.ts'
import type { Reservation } from '../reservations/queries/reservation-queries.ts'
import { findLine, type Line } from './line-queries.ts'
import { listPayable, listRepayable } from './suggestion-queries.ts'

type Why = LineSuggestion['why'][number]

const weights: Record<Why, number> = { symbol: 8, amount: 4, name: 3, similar_symbol: 2 }
const most = 8

/** Reservations that a movement may belong to, the most likely first. @throws ApiError `not_found` */
export async function findSuggestions(db: Db, id: string): Promise<LineSuggestion[]> {
  const line = await findLine(db, id)
  const symbols = symbolsOf(line)
  const candidates = await (line.amount < 0 ? listRepayable(db, symbols) : listPayable(db, symbols))
  return candidates
    .map((reservation) => suggestionOf(line, symbols, reservation))
    .filter(({ why }) => why.length > 0)
    .toSorted((a, b) => scoreOf(b) - scoreOf(a))
    .slice(0, most)
}

const scoreOf = ({ why }: LineSuggestion) => why.reduce((sum, reason) => sum + weights[reason], 0)

/** The variable symbol, and any number in the message or reference that could be one. */
function symbolsOf({ variable_symbol, message, end_to_end_id }: Line): string[] {
  const inText = [message, end_to_end_id].flatMap((text) => text?.match(/\d{5,10}/g) ?? [])
  return [...new Set([variable_symbol, ...inText].filter((symbol) => symbol !== null))]
}

function suggestionOf(line: Line, symbols: string[], reservation: Reservation): LineSuggestion {
  const { id, number, guest_name, state, arrival, departure, total, due } = reservation
  const openAmount = Math.abs(line.amount) - Math.abs(line.allocated)
  const expected = expectedOf(line, reservation)
  const why: Why[] = []
  if (number && symbols.includes(number)) why.push('symbol')
  else if (number && line.variable_symbol && isSlip(number, line.variable_symbol)) why.push('similar_symbol')
  if (expected.includes(openAmount)) why.push('amount')
  if (isNamed(line, reservation)) why.push('name')
  const amount = Math.min(openAmount, Math.max(...expected, 0) || openAmount)
  return { reservation: id, number, guest_name, state, arrival, departure, total, due, amount, why }
}

/** Amounts (cents) expected from a movement for the reservation: the amounts due, or those that may be refunded. */
function expectedOf({ amount }: Line, reservation: Reservation): number[] {
  const paid = reservation.total - reservation.due
  const entries = [{ kind: 'payment' as const, amount: paid }]
  const { total, deposit_due, price } = reservation
  const { due, due_now } = accountOf({ total, deposit_due, price }, entries)
  const { surplus } = accountOf(reservation, entries)
  return (amount < 0 ? [surplus, paid] : [due_now, due]).filter((sum) => sum > 0)
}

/** Whether two symbols differ by one mistyped digit or two swapped neighbours. */
function isSlip(a: string, b: string): boolean {
  if (a.length !== b.length) return false
  const wrong = [...a].flatMap((digit, index) => (digit === b[index] ? [] : [index]))
  const [first = 0, second = 0] = wrong
  if (wrong.length === 1) return true
  return wrong.length === 2 && second === first + 1 && a[first] === b[second] && a[second] === b[first]
}

/** Whether the guest's surname or company is in the payer's name or in the message. */
function isNamed({ counterparty_name, message }: Line, { last_name, company }: Reservation): boolean {
  const text = foldText([counterparty_name, message].filter(Boolean).join(' '))
  const words = new Set(text.split(/[^\p{L}\d]+/u))
  const surname = foldText(last_name ?? '')
  if (surname.length >= 3 && (words.has(surname) || (surname.includes(' ') && text.includes(surname))))
    return true
  return Boolean(company && text.includes(foldText(company.name)))
}
