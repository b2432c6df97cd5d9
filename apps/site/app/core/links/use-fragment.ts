import { useSyncExternalStore } from 'react'

const follow = (changed: () => void) => {
  addEventListener('hashchange', changed)
  return () => removeEventListener('hashchange', changed)
}

/** The present fragment of the address with its `#`, which browsers send to no server; empty on the server. */
export const useFragment = (): string =>
  useSyncExternalStore(
    follow,
    () => location.hash,
    () => '',
  )
