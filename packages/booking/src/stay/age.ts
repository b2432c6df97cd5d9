import { dayParts, type Day } from '@dvor/format/days.ts'

/** Completed years of life on a day; a person born on 29 February has the birthday on 1 March of other years. */
export function ageOn(birth: Day, day: Day): number {
  const born = dayParts(birth)
  const now = dayParts(day)
  const hadBirthday = now.month > born.month || (now.month === born.month && now.date >= born.date)
  return now.year - born.year - (hadBirthday ? 0 : 1)
}
