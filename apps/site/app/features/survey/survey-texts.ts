import type { ErrorCode, IssueCode } from '@dvor/contract/errors/errors.ts'
import type { Texts } from '@dvor/texts/texts.ts'

type SurveyWords = Texts['surveyWords']

/** Explains why the answers were not accepted; everything typed is kept. */
export function surveyProblem(code: ErrorCode, { problems, closedText }: SurveyWords): string {
  if (code === 'not_available') return closedText
  return code === 'rate_limited' || code === 'invalid' ? problems[code] : problems.other
}

/** Explains what is wrong with one answer. */
export const issueText = (code: IssueCode, { missing, unfit }: SurveyWords): string =>
  code === 'required' ? missing : unfit
