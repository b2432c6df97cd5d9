import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Attempt } from '../../core/client/api.ts'
import { showFailure } from '../../core/client/toasts.ts'
import { accountKey } from './use-account.ts'

/** Runs one change of an account, tells why it failed, and has everything about accounts read again. */
export function useAccountAction() {
  const cache = useQueryClient()
  const [isBusy, setBusy] = useState(false)
  /** @returns what was answered, null when it failed */
  const run = async <T>(
    change: () => Promise<Attempt<T>>,
    failedTitle: string,
  ): Promise<{ value: T } | null> => {
    setBusy(true)
    const result = await change()
    setBusy(false)
    await cache.invalidateQueries({ queryKey: accountKey })
    if (result.ok) return { value: result.value }
    showFailure(failedTitle, result.error)
    return null
  }
  return { run, isBusy }
}
