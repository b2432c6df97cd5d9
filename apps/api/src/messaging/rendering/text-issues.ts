import type { FieldIssue } from '@dvor/contract/errors/errors.ts'
import { templateIssue } from '@dvor/contract/messages/template.ts'
import type { Translations } from '@dvor/contract/translations/translations.ts'
import { isEmailKey } from './email-kinds.ts'
import { vocabularyOf } from './vocabulary.ts'

/** Errors in the given texts of a kind of e-mail: unknown variables, sections that do not close, each with its line. */
export function textIssues(key: string, draft: Readonly<Record<string, unknown>>): FieldIssue[] {
  if (!isEmailKey(key)) return []
  const words = vocabularyOf(key)
  return textsByPath(draft).flatMap(([path, text]) => {
    const issue = typeof text === 'string' ? templateIssue(text, words) : null
    return issue ? [{ path, ...issue }] : []
  })
}

/** The Slovak texts and their translations, which are declared and so validated. */
function textsByPath({ subject, body, translations = {} }: Readonly<Record<string, unknown>>) {
  const languages = Object.entries(translations as Translations)
  const translated = languages.flatMap(([language, texts]) =>
    Object.entries(texts).map(([key, text]) => [`translations.${language}.${key}`, text] as const),
  )
  return [['subject', subject] as const, ['body', body] as const, ...translated]
}
