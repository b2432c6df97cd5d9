import { useSyncExternalStore } from 'react'
import { createListeners } from '../../core/client/listeners.ts'

/** Answers a request to confirm one's identity. */
export type ProofPrompt = (isProven: boolean) => void

let prompt: ProofPrompt | null = null
let waiting: Promise<boolean> | null = null
const listeners = createListeners()

function publish(next: ProofPrompt | null): void {
  prompt = next
  listeners.notify()
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

/** Answer function of the open request; null while there is none. */
export const useProofPrompt = (): ProofPrompt | null =>
  useSyncExternalStore(listeners.subscribe, () => prompt)
