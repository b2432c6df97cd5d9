import type { Refusal } from '@dvor/contract/quotes.ts'
import { nights } from '@dvor/format/plurals.ts'
import { maxAdults, type FlowSearch } from './search-params.ts'
import { texts } from './texts.ts'

export type SearchField = 'from' | 'to' | 'adults' | 'children'
/** What is wrong with a search, each sentence at its field. */
export type SearchProblems = Partial<Record<SearchField, string>>

/** Everything that is wrong with a search at once; null when it can be asked, or when nothing was asked yet. */
export function searchProblems(search: FlowSearch, period: readonly Refusal[]): SearchProblems | null {
  const problems: SearchProblems = { ...brokenValues(search), ...periodProblems(period) }
  return Object.keys(problems).length > 0 ? problems : null
}

function brokenValues(search: FlowSearch): SearchProblems {
  const { broken, from, to, agesMissing } = search
  const problems: SearchProblems = {}
  for (const name of broken) {
    problems[name] = {
      from: texts.search.notADay,
      to: texts.search.notADay,
      adults: `Cez web sa dá prihlásiť 1 až ${maxAdults} dospelých. Pre väčšiu skupinu nám zavolajte.`,
      children: texts.search.badChildren,
    }[name]
  }
  if (agesMissing > 0) problems.children ??= texts.search.agesMissing
  if ((from === null) !== (to === null)) problems[from ? 'to' : 'from'] ??= texts.search.incomplete
  return problems
}

function periodProblems(period: readonly Refusal[]): SearchProblems {
  const problems: SearchProblems = {}
  for (const refusal of period) {
    if (refusal.code === 'past') problems.from = texts.search.past
    if (refusal.code === 'inverted') problems.to = texts.search.inverted
    if (refusal.code === 'too_long')
      problems.to = `Cez web sa dá rezervovať najviac ${nights(refusal.nights)}. Dlhší pobyt si s nami dohodnite telefonicky.`
  }
  return problems
}
