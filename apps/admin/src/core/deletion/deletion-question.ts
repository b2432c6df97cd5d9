import { useSyncExternalStore } from 'react'
import { createListeners } from '../client/listeners.ts'

/** A way out when the server refuses a delete. */
export interface DeletionQuestion {
  readonly title: string
  /** Why it is refused, with the numbers of what uses the record. */
  readonly why: string
  /** The effect of the choice. */
  readonly effect: string
  readonly action: string
  readonly isDanger: boolean
  readonly choose: () => void
}

let open: DeletionQuestion | null = null
const listeners = createListeners()

/** Asks in a dialog over the screen; null closes it. */
export function askAboutDeletion(question: DeletionQuestion | null): void {
  open = question
  listeners.notify()
}

/** The open question; null while there is none. */
export const useDeletionQuestion = (): DeletionQuestion | null =>
  useSyncExternalStore(listeners.subscribe, () => open)
