import { useQueryClient, type QueryKey } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import type { Attempt, Failure } from './api.ts'

/**
 * Runs one call at a time and invalidates what it may change, also after a failure, because the screen may be outdated.
 *
 * @param stale keys of the queries, the same array on every render
 * @returns `run` gives the answer, null after a failure
 */
export function useCall(stale: readonly QueryKey[]) {
  const cache = useQueryClient()
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<Failure | null>(null)
  const run = useCallback(
    async <T>(call: () => Promise<Attempt<T>>): Promise<T | null> => {
      setBusy(true)
      setFailure(null)
      const result = await call()
      await Promise.all(stale.map((queryKey) => cache.invalidateQueries({ queryKey })))
      setBusy(false)
      if (result.ok) return result.value
      setFailure(result.error)
      return null
    },
    [cache, stale],
  )
  return { run, isBusy, failure, forget: () => setFailure(null) }
}
