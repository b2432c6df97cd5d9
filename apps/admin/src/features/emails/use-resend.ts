import { outgoingEmails } from '@dvor/contract/collections/messages/outgoing-emails.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { client } from '../../core/client/api.ts'
import { errorText } from '../../core/client/error-text.ts'
import { showSuccess } from '../../core/client/toasts.ts'
import { collectionKey } from '../../core/records/query-keys.ts'

/**
 * Sends an e-mail of the outbox again.
 * @param shownBy first key of the query that shows it
 */
export function useResend(shownBy: string) {
  const { t } = useTranslation()
  const cache = useQueryClient()
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const resend = async (id: string, to: string) => {
    setBusy(true)
    const result = await client.emails.attempt.resend(id)
    await Promise.all(
      [collectionKey(outgoingEmails), [shownBy]].map((queryKey) => cache.invalidateQueries({ queryKey })),
    )
    setBusy(false)
    setProblem(result.ok ? null : errorText(result.error))
    if (result.ok) showSuccess(t('emails.resent', { to }))
  }
  return { resend, isBusy, problem }
}
