import { useCallback } from 'react'
import { useSearchParams, type NavigateOptions } from 'react-router'

/**
 * The address's parameters and a function to change them. A change starts from the current address rather than
 * from the rendered one: otherwise the second of two changes between two renders would undo the first.
 */
export function useAddressParams() {
  const [params, setParams] = useSearchParams()
  const change = useCallback(
    (next: (now: URLSearchParams) => URLSearchParams, options?: NavigateOptions) =>
      setParams(next(new URLSearchParams(window.location.search)), options),
    [setParams],
  )
  return [params, change] as const
}
