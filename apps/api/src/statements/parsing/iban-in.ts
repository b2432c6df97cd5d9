import { countrySpecs, isValidIBAN } from 'ibantools'

/** The first IBAN in a text, in its electronic form: `Účet: SK31 1200 0000 1987 4263 7541 EUR`; null for none. */
export function ibanIn(text: string | null): string | null {
  const compact = (text ?? '').replaceAll(/\s/g, '').toUpperCase()
  for (const { 0: country, index } of compact.matchAll(/[A-Z]{2}(?=\d{2})/g)) {
    const iban = compact.slice(index, index + (countrySpecs[country]?.chars ?? 0))
    if (isValidIBAN(iban)) return iban
  }
  return null
}

/** The different IBANs in texts, in their order. */
export const ibansIn = (texts: readonly (string | null)[]): string[] => [
  ...new Set(texts.flatMap((text) => ibanIn(text) ?? [])),
]
