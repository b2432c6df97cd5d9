import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import type { Attempt } from '../app/api.ts'
import { problemText } from './problem-text.ts'

/**
 * Runs one call about a reservation. After it everything that shows reservations is read anew; a refusal stays as a
 * sentence to be shown in place. A refusal as stale or by state also reads anew, for what is on screen is old.
 */
export function useAction() {
  const cache = useQueryClient()
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const run = useCallback(
    async <T>(call: () => Promise<Attempt<T>>): Promise<T | null> => {
      setBusy(true)
      setProblem(null)
      const result = await call()
      await Promise.all(
        ['reservations', 'dashboard', 'tape-chart', 'invoices'].map((key) =>
          cache.invalidateQueries({ queryKey: [key] }),
        ),
      )
      setBusy(false)
      if (result.ok) return result.value
      setProblem(problemText(result.error))
      return null
    },
    [cache],
  )
  return { run, isBusy, problem, forget: () => setProblem(null) }
}
