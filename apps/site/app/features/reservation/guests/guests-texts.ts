import type { IssueCode } from '@dvor/contract/errors/errors.ts'
import { guestsWords } from '@dvor/texts/areas.ts'
import type { Texts } from '@dvor/texts/texts.ts'
import { useWords } from '../../../core/language/use-language.ts'

export type GuestsWords = Texts['guestsWords']

export const useGuestsWords = (): GuestsWords => useWords(guestsWords)

/** Explains what is wrong with one value of a guest. */
export function guestIssueText(key: string, code: IssueCode, words: GuestsWords): string {
  const { documentFrom15, numberShape, birthMissing, issues, unusable } = words
  if (key === 'nationality') return issues.required ?? unusable
  if (key === 'document_kind' && code === 'required') return documentFrom15
  if ((key === 'document_number' || key === 'visa_number') && code !== 'required') return numberShape
  if (key === 'birth_date' && code !== 'too_big') return birthMissing
  return issues[code] ?? unusable
}
