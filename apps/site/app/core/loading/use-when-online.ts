import { useEffect, useEffectEvent } from 'react'

/** Times (ms) after which a browser that says it is online is believed once more: names may not be found at first. */
const repeatedAfterMs = [0, 3000, 10_000, 30_000]

/** Calls each time the browser is online again, and some times after it, while it is wanted. */
export function useWhenOnline(call: () => void, isWanted = true): void {
  const whenOnline = useEffectEvent(call)
  useEffect(() => {
    if (!isWanted) return
    let timers: number[] = []
    const forget = () => timers.forEach((timer) => clearTimeout(timer))
    const listener = () => {
      forget()
      timers = repeatedAfterMs.map((wait) => window.setTimeout(() => whenOnline(), wait))
    }
    addEventListener('online', listener)
    return () => {
      forget()
      removeEventListener('online', listener)
    }
  }, [isWanted])
}
