import type { EnquiryAnswerInput } from '@dvor/contract/guests/enquiry-answers.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { client, type Failure } from '../../core/client/api.ts'
import { errorText } from '../../core/client/error-text.ts'
import { showSuccess } from '../../core/client/toasts.ts'
import { issuesByField, type FormIssues } from '../../core/forms/issues-by-field.ts'
import { answersKey, type AnsweredEnquiry } from './use-answers.ts'

/** Sends an answer and reads again what shows it. `send` returns the issues of the fields, null once it is written. */
export function useSendAnswer({ collection, id, email }: AnsweredEnquiry) {
  const { t } = useTranslation()
  const cache = useQueryClient()
  const [problem, setProblem] = useState<string | null>(null)
  const textOf = (failure: Failure) =>
    failure.code === 'conflict' ? t('answers.off') : `${t('answers.failed')}. ${errorText(failure)}`
  const send = async (answer: EnquiryAnswerInput): Promise<FormIssues | null> => {
    const result = await client.enquiries[collection].attempt.answer(id, answer)
    setProblem(result.ok ? null : textOf(result.error))
    if (!result.ok) return issuesByField(result.error.fields ?? [])
    await Promise.all([answersKey, collection].map((key) => cache.invalidateQueries({ queryKey: [key] })))
    showSuccess(t('answers.sent', { email }))
    return null
  }
  return { send, problem }
}
