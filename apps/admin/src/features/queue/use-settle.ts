import type { QueueLine } from '@dvor/contract/insight/queue.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { showFailure } from '../../core/client/toasts.ts'
import { useCompletion } from '../tasks/use-completion.tsx'
import { settlings, type SettledKind } from './settlings.ts'
import { queueKey } from './use-queue.ts'

/** Settles a line in place; a task offers an undo. What else showed it is read again by the stream of changes. */
export function useSettle() {
  const { t } = useTranslation()
  const cache = useQueryClient()
  const complete = useCompletion()
  const [isBusy, setBusy] = useState(false)
  async function settle(kind: SettledKind, { id, title }: QueueLine) {
    if (kind === 'task') return complete({ id, title: title ?? '' }, true)
    setBusy(true)
    const result = await settlings[kind].call(id)
    await cache.invalidateQueries({ queryKey: [queueKey] })
    setBusy(false)
    if (!result.ok) showFailure(t('queue.notSettled'), result.error)
  }
  return { settle, isBusy }
}
