import type { Language } from '@dvor/format/languages.ts'
import { formatDayRange } from '@dvor/format/day-text.ts'
import { adultsText, countOf } from '@dvor/format/plurals.ts'
import { readFlowSearch } from '../search/search-params.ts'
import type { InLanguages } from '@dvor/texts/texts.ts'

const words: InLanguages<{ before: string; after: string; people: string; baby: string }> = {
  sk: {
    before: 'Dobrý deň, radi by sme u vás bývali',
    people: 'Prídeme',
    baby: 'dieťa do roka',
    after: 'Na webe sme voľnú izbu nenašli. Dalo by sa s tým niečo urobiť?',
  },
  en: {
    before: 'Hello, we would like to stay with you',
    people: 'We are',
    baby: 'a baby under one year',
    after: 'We did not find a free room online. Is there anything that could be done?',
  },
}

/** Starts the message about an empty search from its days and people in the address; empty without days. */
export function stayMessage(params: URLSearchParams, language: Language): string {
  const { from, to, adults, ages } = readFlowSearch(params)
  if (!from || !to) return ''
  const { before, people, baby, after } = words[language]
  const child = (age: number) =>
    age === 0 ? baby : `${countOf(1, 'child', language)} (${countOf(age, 'year', language)})`
  const party = [adultsText(adults, language), ...ages.map(child)].join(', ')
  return `${before} ${formatDayRange(from, to, language)}. ${people}: ${party}.\n\n${after}`
}
