import type { ErrorCode, FieldIssue } from '@dvor/contract/errors/errors.ts'

/** Result of a form that is shown again, or of what replaces it; all typed values come back. */
export interface EnquiryAnswer {
  /** Number of tries, so that each is announced. */
  tries: number
  problem?: ErrorCode
  issues: readonly FieldIssue[]
  values: Readonly<Record<string, string>>
}

/** Texts of a form as they were sent. */
export function typedValues(form: FormData): Record<string, string> {
  const texts = [...form.entries()].filter((entry): entry is [string, string] => typeof entry[1] === 'string')
  return Object.fromEntries(texts)
}

/** The answer for a form that nothing is wrong with. */
export const acceptedAnswer = (form: FormData): EnquiryAnswer => ({
  tries: (Number(form.get('tries')) || 0) + 1,
  values: typedValues(form),
  issues: [],
})

/** Builds the answer for a form that the API refused or never received. */
export function refusedAnswer(
  form: FormData,
  problem: ErrorCode,
  issues: readonly FieldIssue[] = [],
): EnquiryAnswer {
  const isAboutFields = problem === 'invalid' && issues.length > 0
  return { ...acceptedAnswer(form), issues, ...(!isAboutFields && { problem }) }
}
