const mostPerYear = 999_999

/**
 * Number of a reservation: the year and the number in the year's series, at least four digits (`20260001`). It is also
 * the variable symbol, for which banks allow ten digits at most. Throws RangeError when the number in the series is
 * outside 1 to 999999.
 */
export function reservationNumber(year: number, sequence: number): string {
  if (!Number.isInteger(sequence) || sequence < 1 || sequence > mostPerYear) {
    throw new RangeError(`No reservation number for place ${sequence} of ${year}`)
  }
  return `${year}${String(sequence).padStart(4, '0')}`
}

/** Variable symbol of a number: its digits. Throws RangeError when a bank would refuse it. */
export function variableSymbol(number: string): string {
  const digits = number.replace(/\D/g, '')
  if (digits.length < 1 || digits.length > 10) throw new RangeError(`No variable symbol in ${number}`)
  return digits
}
