import type { Day } from '@dvor/format/days.ts'
import type { TypedParty } from '../calendar/party/party.ts'

/** Days and guests in the search form; days are empty until they are known. */
export interface SearchValues extends TypedParty {
  from: Day | ''
  to: Day | ''
}

/** Reads the values of the search form as they stand. */
export function valuesOf(form: HTMLFormElement): SearchValues {
  const data = new FormData(form)
  const text = (name: string) => String(data.get(name) ?? '')
  return {
    from: text('from'),
    to: text('to'),
    adults: Number(text('adults')) || 1,
    children: Number(text('children')),
    ages: data
      .getAll('age')
      .filter((age) => age !== '')
      .map(Number),
  }
}

/** Adults before anybody has chosen. */
export const usualParty = 2

/** Whether the form says something already: days, or other guests than those it begins with. */
export const isAsked = ({ from, to, adults, children }: SearchValues): boolean =>
  from !== '' || to !== '' || adults !== usualParty || children > 0
