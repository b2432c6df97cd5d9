import { useSyncExternalStore } from 'react'

/** Answers a request to confirm one's identity. */
export type ProofPrompt = (isProven: boolean) => void

let prompt: ProofPrompt | null = null
let waiting: Promise<boolean> | null = null
const listeners = new Set<() => void>()

function publish(next: ProofPrompt | null): void {
  prompt = next
  for (const listener of listeners) listener()
}

/** Asks for the password in a dialog over the screen. Calls refused at the same time share one answer. */
export function promptForProof(): Promise<boolean> {
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
export const useProofPrompt = (): ProofPrompt | null => useSyncExternalStore(subscribe, () => prompt)
