import type { LowestPrice } from '@dvor/contract/pricing/availability.ts'
import type { Language } from '@dvor/format/languages.ts'
import { persons } from '@dvor/format/plurals.ts'
import { staysWords } from '@dvor/texts/areas.ts'

/** Conditions of a price "from": `pre 1 osobu, sadzba Nevratná`; empty where everybody pays it. @param named the name of a plan in the language */
export function priceConditions(
  { persons: most, rate_plan: plan }: Pick<LowestPrice, 'persons' | 'rate_plan'>,
  language: Language,
  named = (text: string) => text,
): string {
  const words = staysWords[language]
  const conditions = [
    most === null ? null : words.forPersons(most, persons(most, language)),
    plan && words.underPlan(named(plan.title)),
  ]
  return conditions.filter(Boolean).join(', ')
}
