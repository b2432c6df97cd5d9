/**
 * An account number in capitals and groups of four, as banks print it; anything else keeps its letters. The spaces are
 * ordinary ones, so that a narrow screen breaks the line between two groups.
 */
export function friendlyIban(iban: string): string {
  const compact = iban.replaceAll(/\s/g, '').toUpperCase()
  return compact.match(/.{1,4}/g)?.join(' ') ?? ''
}
