import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import type { Attempt, Failure } from '../../core/client/api.ts'
import { problemText } from './problem-text.ts'

/**
 * Runs one call about a reservation and invalidates everything that shows reservations, also after a failure,
 * because the screen may be outdated. A failure is returned as a text and as it is.
 */
export function useAction() {
  const cache = useQueryClient()
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<Failure | null>(null)
  const run = useCallback(
    async <T>(call: () => Promise<Attempt<T>>): Promise<T | null> => {
      setBusy(true)
      setFailure(null)
      const result = await call()
      await Promise.all(
        ['reservations', 'dashboard', 'tape-chart', 'invoices', 'accounting', 'till'].map((key) =>
          cache.invalidateQueries({ queryKey: [key] }),
        ),
      )
      setBusy(false)
      if (result.ok) return result.value
      setFailure(result.error)
      return null
    },
    [cache],
  )
  const problem = failure && problemText(failure)
  return { run, isBusy, problem, failure, forget: () => setFailure(null) }
}
