/** The symbols of Slovak payments; null where there is none. Leading zeros have no meaning and are left out. */
export interface Symbols {
  variable_symbol: string | null
  specific_symbol: string | null
  constant_symbol: string | null
}

/** A symbol as digits without leading zeros; null for none, zero, or more digits than banks allow. */
export function symbolOf(text: string | null | undefined): string | null {
  const digits = (text ?? '').replace(/\s/g, '').replace(/^0+/, '')
  return /^\d{1,10}$/.test(digits) ? digits : null
}

/** `/VS123/SS/KS0308`, the form of symbols in the end-to-end id of a SEPA payment; parts may be missing. */
const slashed = (name: string) => new RegExp(`(?:^|[/\\s])${name}[:/\\s]*0*(\\d{1,10})(?!\\d)`, 'i')

const patterns = {
  variable_symbol: slashed('VS'),
  specific_symbol: slashed('SS'),
  constant_symbol: slashed('KS'),
}

/** The first symbol of each kind in the texts (end-to-end id, references, message) that follows its prefix. */
export function symbolsIn(...texts: (string | null | undefined)[]): Symbols {
  const first = (pattern: RegExp) => {
    for (const text of texts) {
      const symbol = symbolOf(text ? pattern.exec(text)?.[1] : null)
      if (symbol) return symbol
    }
    return null
  }
  return {
    variable_symbol: first(patterns.variable_symbol),
    specific_symbol: first(patterns.specific_symbol),
    constant_symbol: first(patterns.constant_symbol),
  }
}
