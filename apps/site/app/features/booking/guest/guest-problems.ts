import type { FieldIssue } from '@dvor/contract/errors/errors.ts'
import type { Language } from '@dvor/format/languages.ts'
import { fieldText } from '../../../core/forms/problem-text.ts'
import { bookingTexts } from '@dvor/texts/areas.ts'

/** Id of a field by the order's path, `guest.email` or `company.ico`. */
const fieldId = (path: string) => path.replace('.', '-')

/** The errors for the summary above the form, each with its field's name, because it stands apart from the field. */
export function namedProblems(issues: readonly FieldIssue[], language: Language) {
  const labels: Readonly<Record<string, string>> = bookingTexts[language].guest
  return issues.map((issue) => {
    const label = labels[issue.path.split('.').at(-1) ?? '']
    const text = fieldText(issue, language)
    return { id: fieldId(issue.path), text: label ? `${label}: ${text}` : text }
  })
}
