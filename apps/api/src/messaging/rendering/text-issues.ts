import type { FieldIssue } from '@dvor/contract/errors/errors.ts'
import { templateIssue } from '@dvor/contract/messages/template.ts'
import { isEmailKey } from './email-kinds.ts'
import { vocabularyOf } from './vocabulary.ts'

const texts = ['subject', 'body', 'subject_en', 'body_en'] as const

/** Errors in the given texts of a kind of e-mail: unknown variables, sections that do not close, each with its line. */
export function textIssues(key: string, draft: Readonly<Record<string, unknown>>): FieldIssue[] {
  if (!isEmailKey(key)) return []
  const words = vocabularyOf(key)
  return texts.flatMap((path) => {
    const text = draft[path]
    const issue = typeof text === 'string' ? templateIssue(text, words) : null
    return issue ? [{ path, ...issue }] : []
  })
}
