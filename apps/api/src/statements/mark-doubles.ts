import { createHash } from 'node:crypto'
import type { ParsedLine } from './parsing/parsed-line.ts'

/** A line with its keys. */
export interface MarkedLine extends ParsedLine {
  position: number
  /** Identifies the movement: the same in every file of the bank that contains it. */
  fingerprint: string
  /**
   * Equal for similar movements in files of different formats; not certain enough to drop a line, so a person is
   * asked.
   */
  likeness: string
}

const hashOf = (parts: readonly unknown[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('base64url')

/** Counts the occurrences of each key; the first is 1. */
function counter(): (key: string) => number {
  const seen = new Map<string, number>()
  return (key) => {
    const times = (seen.get(key) ?? 0) + 1
    seen.set(key, times)
    return times
  }
}

/**
 * Gives each movement a key by which it is recognised in later files: the bank's own reference with day and amount, or
 * all of its content. Two equal lines of one file are two movements (a payer paid twice), and the same two of another
 * file are those again, so equal lines are numbered within their file.
 */
export function markDoubles(lines: readonly ParsedLine[]): MarkedLine[] {
  const equals = counter()
  const alikes = counter()
  return lines.map((line, position) => {
    const content = hashOf(contentOf(line))
    const alike = hashOf(likenessOf(line))
    return {
      ...line,
      position,
      fingerprint: keyOf(line, content, equals(content)),
      likeness: `${alike}:${alikes(alike)}`,
    }
  })
}

/** The first line with a reference has no number, as in statements that were imported before lines were numbered. */
const keyOf = (line: ParsedLine, content: string, times: number): string =>
  line.bank_reference && times === 1 ? content : `${content}:${times}`

function contentOf(line: ParsedLine): unknown[] {
  const { booked_on, amount, currency, bank_reference, variable_symbol } = line
  if (bank_reference) return [bank_reference, booked_on, amount, currency]
  const { specific_symbol, counterparty_name, counterparty_iban, message, end_to_end_id } = line
  return [
    booked_on,
    amount,
    currency,
    variable_symbol,
    specific_symbol,
    counterparty_name,
    counterparty_iban,
    message,
    end_to_end_id,
  ]
}

const likenessOf = (line: ParsedLine): unknown[] => [
  line.booked_on,
  line.amount,
  line.currency,
  line.variable_symbol ?? line.counterparty_iban?.replace(/\s/g, '') ?? line.counterparty_name,
]
