import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Attempt } from '../../core/client/api.ts'
import { errorText } from '../../core/client/error-text.ts'

/** Runs one call and reloads what shows accounting or the till, also after a failure. */
export function useAccountingAction() {
  const cache = useQueryClient()
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const run = async <T>(call: () => Promise<Attempt<T>>): Promise<T | null> => {
    setBusy(true)
    setProblem(null)
    const result = await call()
    await Promise.all(['accounting', 'till'].map((key) => cache.invalidateQueries({ queryKey: [key] })))
    setBusy(false)
    if (result.ok) return result.value
    setProblem(errorText(result.error))
    return null
  }
  return { run, isBusy, problem, forget: () => setProblem(null) }
}
