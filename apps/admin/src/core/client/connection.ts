import { useSyncExternalStore } from 'react'
import { createListeners } from './listeners.ts'

let isReached = true
const listeners = createListeners()

/** Notes whether the last call reached the server. */
export function noteReached(reached: boolean): void {
  if (reached === isReached) return
  isReached = reached
  listeners.notify()
}

/** Whether there is no network, or nobody answers. */
export const isAway = (): boolean => !isReached || !navigator.onLine

/** Calls the listener after every change. @returns a function that stops it */
export function watchConnection(listener: () => void): () => void {
  const stop = listeners.subscribe(listener)
  const events = ['online', 'offline'] as const
  for (const event of events) window.addEventListener(event, listener)
  return () => {
    stop()
    for (const event of events) window.removeEventListener(event, listener)
  }
}

/** `isAway` for React. */
export const useAway = (): boolean => useSyncExternalStore(watchConnection, isAway)
