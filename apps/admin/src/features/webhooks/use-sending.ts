import { deliveryProblems, type DeliveryOutcome } from '@dvor/contract/accounts/webhooks.ts'
import { webhookDeliveries, webhooks } from '@dvor/contract/collections/accounts/webhooks.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { client, type Attempt } from '../../core/client/api.ts'
import { showFailure, showProblem, showSuccess } from '../../core/client/toasts.ts'
import { collectionKey } from '../../core/records/query-keys.ts'
import { labelIn } from '../../core/texts/declared.ts'

type Calls = typeof client.webhooks.attempt

/** Sends a delivery now and shows whether the program accepted it. */
export function useSending() {
  const { t } = useTranslation()
  const cache = useQueryClient()
  const [isBusy, setBusy] = useState(false)
  const send = async (call: (calls: Calls) => Promise<Attempt<DeliveryOutcome>>) => {
    setBusy(true)
    const result = await call(client.webhooks.attempt)
    await Promise.all(
      [webhooks, webhookDeliveries].map((one) => cache.invalidateQueries({ queryKey: collectionKey(one) })),
    )
    setBusy(false)
    if (!result.ok) return showFailure(t('webhooks.callFailed'), result.error)
    const { state, status, problem } = result.value
    if (state === 'delivered') return showSuccess(t('webhooks.accepted'))
    const answer = status === null ? null : t('webhooks.answer', { status })
    const reason = [labelIn(deliveryProblems, problem), answer].filter(Boolean).join(' · ')
    showProblem(t('webhooks.notAccepted'), reason)
  }
  return { send, isBusy }
}
