/** A day of the Gregorian calendar by its parts. */
export interface DayParts {
  year: number
  /** 1 to 12. */
  month: number
  /** 1 to 31. */
  date: number
}

// Whole-number arithmetic in place of Date: a search reckons with tens of thousands of days, and nothing here
// can depend on a zone. Years are counted from March, so that the leap day is the last of its year
// (Howard Hinnant, "chrono-Compatible Low-Level Date Algorithms").
const daysPerEra = 146_097
/** From 1 March of the year 0 to 1 January 1970. */
const epochShift = 719_468

const isLeap = (year: number) => year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0)

/** Days of a month. */
export function monthLength(year: number, month: number): number {
  if (month === 2) return isLeap(year) ? 29 : 28
  return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31
}

/** Parts → days since 1970-01-01. */
export function numberOf({ year, month, date }: DayParts): number {
  const marchYear = month > 2 ? year : year - 1
  const era = Math.floor(marchYear / 400)
  const yearOfEra = marchYear - era * 400
  const dayOfYear = Math.floor((153 * (month > 2 ? month - 3 : month + 9) + 2) / 5) + date - 1
  const leapDays = Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100)
  return era * daysPerEra + yearOfEra * 365 + leapDays + dayOfYear - epochShift
}

/** Days since 1970-01-01 → parts. */
export function civilOf(number: number): DayParts {
  const shifted = number + epochShift
  const era = Math.floor(shifted / daysPerEra)
  const dayOfEra = shifted - era * daysPerEra
  const leapDays =
    Math.floor(dayOfEra / 1460) - Math.floor(dayOfEra / 36_524) + Math.floor(dayOfEra / (daysPerEra - 1))
  const yearOfEra = Math.floor((dayOfEra - leapDays) / 365)
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100))
  const marchMonth = Math.floor((5 * dayOfYear + 2) / 153)
  const month = marchMonth < 10 ? marchMonth + 3 : marchMonth - 9
  const year = era * 400 + yearOfEra + (month <= 2 ? 1 : 0)
  return { year, month, date: dayOfYear - Math.floor((153 * marchMonth + 2) / 5) + 1 }
}
