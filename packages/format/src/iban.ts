/** An account number in capitals and groups of four, as banks print it; anything else keeps its letters. */
export function friendlyIban(iban: string): string {
  const compact = iban.replaceAll(/\s/g, '').toUpperCase()
  return compact.match(/.{1,4}/g)?.join(' ') ?? ''
}
