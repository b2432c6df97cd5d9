import { useEffect, useEffectEvent } from 'react'

/** Calls each time the browser is online again, while it is wanted. */
export function useWhenOnline(call: () => void, isWanted = true): void {
  const whenOnline = useEffectEvent(call)
  useEffect(() => {
    if (!isWanted) return
    const listener = () => whenOnline()
    addEventListener('online', listener)
    return () => removeEventListener('online', listener)
  }, [isWanted])
}
