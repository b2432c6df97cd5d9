import type { ErrorCode, FieldIssue } from '@dvor/contract/errors.ts'
import { fieldText, problemText } from '../booking/problem-text.ts'
import type { EnquiryAnswer } from './enquiry-answer.ts'

/** Labels of the fields of both forms, by the names under which the API knows them. */
export const fieldLabels: Readonly<Record<string, string>> = {
  name: 'Meno a priezvisko',
  email: 'E-mail',
  phone: 'Telefón',
  message: 'Správa',
  hall: 'Sála',
  event_type: 'Čo chystáte',
  day_from: 'Od',
  day_to: 'Do',
  persons: 'Počet osôb',
}

const own: Partial<Record<ErrorCode, string>> = {
  rate_limited: 'Poslali ste nám už viac správ za sebou. Skúste to, prosím, o hodinu, alebo zavolajte.',
  not_available: 'Formulár teraz správy neprijíma. Zavolajte nám, prosím, alebo napíšte e-mail.',
}

/** Why a form did not go through, as a sentence that says what to do now. */
export const enquiryProblem = (code: ErrorCode): string => own[code] ?? problemText(code)

const wrong: Readonly<Record<string, string>> = {
  persons: 'Napíšte počet osôb číslom, najmenej jedna.',
  day_from: 'Vyberte, prosím, deň z kalendára.',
  day_to: 'Koniec nemôže byť pred začiatkom.',
  hall: 'Túto sálu už neponúkame, vyberte, prosím, inú.',
}

/** What is wrong with a field, said so that it can be mended. */
export function enquiryIssue({ values, issues }: EnquiryAnswer, path: string): string | undefined {
  const issue = issues.find((one) => one.path === path)
  if (!issue) return undefined
  return sentence(issue, values[path]?.trim() ?? '')
}

function sentence(issue: FieldIssue, value: string): string {
  if (value === '') return fieldText({ path: issue.path, code: 'required' })
  if (issue.code === 'too_long') return fieldText(issue)
  return wrong[issue.path] ?? fieldText(issue)
}
