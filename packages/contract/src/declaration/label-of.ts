import { homeLanguage, type OfficeLanguage } from '@dvor/format/languages.ts'
import type { Choice } from './field.ts'

/** Label of a value of a closed list; the value itself where the list lacks it, empty without a value. */
export const labelOf = (
  choices: readonly Choice[],
  value: string | null,
  language: OfficeLanguage = homeLanguage,
): string => choices.find((choice) => choice.value === value)?.label[language] ?? value ?? ''
