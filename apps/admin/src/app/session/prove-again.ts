import { useSyncExternalStore } from 'react'

/** A question to the person at the screen whether it is still the one who signed in. */
export type Proving = (isProven: boolean) => void

let proving: Proving | null = null
let waiting: Promise<boolean> | null = null
const listeners = new Set<() => void>()

function publish(next: Proving | null): void {
  proving = next
  for (const listener of listeners) listener()
}

/** Asks for the password over the screen as it stands; calls that were refused together get one answer. */
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

/** How the question is answered; null while nobody is asked. */
export const useProving = (): Proving | null => useSyncExternalStore(subscribe, () => proving)
