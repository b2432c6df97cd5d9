import { useCallback } from 'react'
import { useSearchParams, type NavigateOptions } from 'react-router'

/** Marks a change of the address as one that the page itself makes. */
const pageChange = { isPageChange: true }

/** Whether the state of a location marks a change that its page made, in contrast to a link or the search. */
export const isPageChange = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'isPageChange' in state

/**
 * The address's parameters and a function to change them. A change starts from the current address rather than
 * from the rendered one: otherwise the second of two changes between two renders would undo the first.
 */
export function useAddressParams() {
  const [params, setParams] = useSearchParams()
  const change = useCallback(
    (next: (now: URLSearchParams) => URLSearchParams, options?: NavigateOptions) =>
      setParams(next(new URLSearchParams(window.location.search)), { ...options, state: pageChange }),
    [setParams],
  )
  return [params, change] as const
}
