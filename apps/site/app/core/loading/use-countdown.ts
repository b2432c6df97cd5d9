import { useSyncExternalStore } from 'react'

/** Whole seconds until a moment of the browser's clock (ms), 0 once it has passed. */
export const useSecondsLeft = (moment: number): number =>
  useEachSecond(() => Math.max(0, Math.ceil((moment - Date.now()) / 1000)))

/** Whether a moment of the browser's clock (ms) has passed; renders again only when it does. */
export const useHasPassed = (moment: number | null): boolean =>
  useEachSecond(() => moment !== null && Date.now() >= moment)

/** Reads a value each second, and renders again only for another one. */
function useEachSecond<T extends number | boolean>(read: () => T): T {
  return useSyncExternalStore(everySecond, read, read)
}

function everySecond(tick: () => void): () => void {
  const timer = setInterval(tick, 1000)
  return () => clearInterval(timer)
}
