import { useSyncExternalStore } from 'react'

/** Answers a request to confirm one's identity. */
export type Proving = (isProven: boolean) => void

let proving: Proving | null = null
let waiting: Promise<boolean> | null = null
const listeners = new Set<() => void>()

function publish(next: Proving | null): void {
  proving = next
  for (const listener of listeners) listener()
}

/** Asks for the password in a dialog over the screen. Calls refused at the same time share one answer. */
export function askForProof(): Promise<boolean> {
  waiting ??= new Promise<boolean>((resolve) => {
    publish((isProven) => {
      waiting = null
      publish(null)
      resolve(isProven)
    })
  })
  return waiting
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Answer function of the open request; null while there is none. */
export const useProving = (): Proving | null => useSyncExternalStore(subscribe, () => proving)
