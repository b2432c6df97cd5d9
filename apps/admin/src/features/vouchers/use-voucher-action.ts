import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Attempt } from '../../core/client/api.ts'
import { errorText } from '../../core/client/error-text.ts'

/** Runs one call on a voucher and reloads what shows vouchers or their money, also after a failure. */
export function useVoucherAction() {
  const cache = useQueryClient()
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const run = async <T>(call: () => Promise<Attempt<T>>): Promise<T | null> => {
    setBusy(true)
    setProblem(null)
    const result = await call()
    await Promise.all(
      ['vouchers', 'accounting', 'till'].map((key) => cache.invalidateQueries({ queryKey: [key] })),
    )
    setBusy(false)
    if (result.ok) return result.value
    setProblem(errorText(result.error))
    return null
  }
  return { run, isBusy, problem }
}
