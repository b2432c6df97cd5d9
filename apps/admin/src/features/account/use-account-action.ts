import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Attempt } from '../../core/client/api.ts'
import { showFailure } from '../../core/client/toasts.ts'
import { accountKey } from './use-account.ts'

/** Runs one change of an account, shows a failure, and invalidates everything about accounts. */
export function useAccountAction() {
  const cache = useQueryClient()
  const [isBusy, setBusy] = useState(false)
  /** @returns the answer, null on failure */
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
