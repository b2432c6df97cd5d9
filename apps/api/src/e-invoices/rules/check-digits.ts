/** The last digit of a number, and those before it from the right to the left. */
function splitDigits(value: string): { last: number; others: number[] } {
  const digits = [...value].map(Number)
  return { last: digits.at(-1) ?? 0, others: digits.slice(0, -1).toReversed() }
}

const weighted = (digits: readonly number[], weightAt: (index: number) => number): number =>
  digits.reduce((sum, digit, index) => sum + digit * weightAt(index), 0)

/** A number of GS1, weights 3 and 1 in turn. */
export function isGln(value: string): boolean {
  if (!/^\d+$/.test(value)) return false
  const { last, others } = splitDigits(value)
  return (10 - (weighted(others, (index) => (index % 2 === 0 ? 3 : 1)) % 10)) % 10 === last
}

/** A Norwegian organization number: nine digits, modulo 11. */
export function isNorwegianNumber(value: string): boolean {
  if (!/^\d{9}$/.test(value)) return false
  const { last, others } = splitDigits(value)
  return (11 - (weighted(others, (index) => (index % 6) + 2) % 11)) % 11 === last
}

/** A Belgian enterprise number: ten digits, the last two modulo 97. */
export const isBelgianNumber = (value: string): boolean =>
  /^\d{10}$/.test(value) && 97 - (Number(value.slice(0, 8)) % 97) === Number(value.slice(8))

/** A Swedish organization number: ten digits, every other one doubled. */
export function isSwedishNumber(value: string): boolean {
  if (!/^\d{10}$/.test(value)) return false
  const { last, others } = splitDigits(value)
  const sum = others.reduce((total, digit, index) => {
    const double = digit * 2
    return total + (index % 2 === 0 ? Math.floor(double / 10) + (double % 10) : digit)
  }, 0)
  return (10 - (sum % 10)) % 10 === last
}
