import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** False on the server and in the first render in the browser, when nothing stored there is known yet. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
