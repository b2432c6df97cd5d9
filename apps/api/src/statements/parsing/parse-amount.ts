/** The forms of an amount with its sign before it, behind it, or as brackets in place of a minus. */
const signed =
  /^(?<before>[+-]?)(?<digits>\d[\d.,]*)$|^(?<bare>\d[\d.,]*)(?<after>[+-])$|^\((?<bracketed>\d[\d.,]*)\)$/

/**
 * Cents of an amount as written by a machine or in a bank's CSV: `1234.5`, `-1 234,50`, `1.234,50`, `1,234.50 EUR`,
 * `+12`, `5,11-`, `(5,12)`. The last separator is the decimal one; null for no amount, and for `1.234`, which is
 * ambiguous.
 */
export function parseAmount(text: string): number | null {
  const bare = text.replace(/[\s\u00a0\u202f'€]|^EUR|EUR(?=\W?$)/gi, '').replace(/[−–]/g, '-')
  const amountParts = signed.exec(bare)?.groups
  if (!amountParts) return null
  const digits = amountParts['digits'] ?? amountParts['bare'] ?? amountParts['bracketed'] ?? ''
  const isNegative =
    amountParts['before'] === '-' || amountParts['after'] === '-' || amountParts['bracketed'] !== undefined
  const parts = /^(.*?)(?:([.,])(\d{1,2}))?$/.exec(digits)
  const [, whole = '', mark, fraction = ''] = parts ?? []
  const groups = wholeOf(whole, mark)
  if (groups === null) return null
  const cents = Number(groups) * 100 + Number(fraction.padEnd(2, '0'))
  if (!Number.isSafeInteger(cents)) return null
  return isNegative ? 0 - cents : cents
}

/**
 * Digits with or without one kind of group separator, which is not the decimal one; a single group would be ambiguous.
 */
function wholeOf(whole: string, decimalMark: string | undefined): string | null {
  if (/^\d+$/.test(whole)) return whole
  const separator = whole.includes('.') ? '.' : ','
  const grouped = new RegExp(`^\\d{1,3}(?:\\${separator}\\d{3})+$`).test(whole)
  const sure = decimalMark !== undefined || whole.split(separator).length > 2
  return grouped && sure && separator !== decimalMark ? whole.replaceAll(separator, '') : null
}
