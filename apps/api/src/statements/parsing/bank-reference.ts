import { tidy } from './parsed-line.ts'

/** Words that banks write where a movement has no reference, without signs and accents. */
const placeholders: readonly string[] = [
  'NOTPROVIDED',
  'NOTAVAILABLE',
  'NOTAPPLICABLE',
  'NONREF',
  'NOREF',
  'NOREFERENCE',
  'NONE',
  'NULL',
  'NA',
  'UNKNOWN',
  'NEUVEDENE',
  'NEUVEDENO',
  'NEUVEDENA',
]

/**
 * The bank's reference of a movement where it names one movement only: null for a placeholder (`NOTPROVIDED`, `0`,
 * `-`) and for the symbols of a payer, which many payments share.
 */
export function bankReference(text: string | null | undefined): string | null {
  const reference = tidy(text)
  if (reference === null || /^\/?VS[:\d/]/i.test(reference)) return null
  const letters = reference
    .normalize('NFD')
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
  return /^0*$/.test(letters) || placeholders.includes(letters) ? null : reference
}
