import { createHash } from 'node:crypto'

/**
 * A reference as letters and digits, for gateways that take no other characters; the same for the same reference.
 * @param length at most 64 characters
 */
export const plainReference = (reference: string, length = 64): string =>
  createHash('sha256').update(reference).digest('hex').slice(0, length)

/** Longest end-to-end id of a transfer. */
export const endToEndLength = 35

/** The end-to-end id of a payment from an account, by which a bank statement names it. */
export const endToEndId = (reference: string): string => plainReference(reference, endToEndLength)

/** First and last name of a payer; a name of one word stands in both. */
export function namesOf(name: string): { first: string; last: string } {
  const words = name.trim().split(/\s+/)
  const last = words.at(-1) ?? ''
  return { first: words.slice(0, -1).join(' ') || last, last }
}
