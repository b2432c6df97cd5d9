import { useSyncExternalStore } from 'react'

/** Reads a value each second, and renders again only for another one. */
export function useEachSecond<T extends number | boolean>(read: () => T): T {
  return useSyncExternalStore(everySecond, read, read)
}

function everySecond(tick: () => void): () => void {
  const timer = setInterval(tick, 1000)
  return () => clearInterval(timer)
}

/** Seconds until a moment of the browser's clock (ms), 0 once it has passed. */
export const secondsUntil = (moment: number): number => Math.max(0, Math.ceil((moment - Date.now()) / 1000))
