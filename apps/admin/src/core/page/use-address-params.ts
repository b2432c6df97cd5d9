import { useCallback } from 'react'
import { useSearchParams, type NavigateOptions } from 'react-router'

/**
 * What the address asks for, and how to change it. A change builds on the address as it is by now: the router only knows
 * what was drawn last, so of a search typed and a filter pressed within one breath it would keep the later one alone.
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
