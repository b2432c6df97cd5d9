import type { LetterInput } from '@dvor/contract/messages/letters.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { client, type Failure } from '../../core/client/api.ts'
import { errorText } from '../../core/client/error-text.ts'
import { showSuccess } from '../../core/client/toasts.ts'
import { issuesByField, type FormIssues } from '../../core/forms/issues-by-field.ts'
import { threadKey } from './use-thread.ts'

/** Sends a letter. What was typed stays when it could not be sent; a repetition of the same letter is sent once. */
export function useSendLetter(reservation: string) {
  const { t } = useTranslation()
  const cache = useQueryClient()
  const [key, setKey] = useState(() => ({ of: '', key: '' }))
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const [issues, setIssues] = useState<FormIssues>({})
  const fail = (failure: Failure) => {
    setIssues(issuesByField(failure.fields ?? []))
    setProblem(
      failure.code === 'conflict' ? t('letters.off') : `${t('letters.failed')}. ${errorText(failure)}`,
    )
  }
  const send = async (letter: LetterInput, email: string): Promise<boolean> => {
    const of = JSON.stringify(letter)
    const attempt = key.of === of ? key : { of, key: crypto.randomUUID() }
    setKey(attempt)
    setBusy(true)
    const result = await client.letters.attempt.send(reservation, letter, { key: attempt.key })
    setBusy(false)
    if (!result.ok) {
      fail(result.error)
      return false
    }
    await cache.invalidateQueries({ queryKey: [threadKey] })
    showSuccess(t('letters.sent', { email }))
    return true
  }
  return { send, isBusy, problem, issues }
}
