import { statementLines } from '@dvor/contract/collections/reservations/statement-lines.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Attempt } from '../../core/client/api.ts'
import { errorText } from '../../core/client/error-text.ts'
import { showSuccess } from '../../core/client/toasts.ts'
import { collectionKey } from '../../core/records/query-keys.ts'

/**
 * Runs one call about a bank transaction and invalidates everything that shows transactions or reservations; a
 * conflict may have a sentence of its own.
 */
export function useLineAction(onDone: () => void, conflict?: string) {
  const cache = useQueryClient()
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const run = async (call: () => Promise<Attempt<unknown>>, success: string) => {
    setBusy(true)
    setProblem(null)
    const result = await call()
    const keys = [collectionKey(statementLines), ['reservations'], ['vouchers'], ['dashboard']]
    await Promise.all(keys.map((queryKey) => cache.invalidateQueries({ queryKey })))
    setBusy(false)
    if (!result.ok) {
      const ownText = result.error.code === 'conflict' ? conflict : undefined
      return setProblem(ownText ?? errorText(result.error))
    }
    showSuccess(success)
    onDone()
  }
  return { run, isBusy, problem, forget: () => setProblem(null) }
}
