import type { UndoOutcome } from '@dvor/contract/insight/undo.ts'
import { useSyncExternalStore } from 'react'
import { createListeners } from '../client/listeners.ts'

/** What is taken back: one change of the history with those of the same step, or what one call has changed. */
export type Undone = { readonly change: string } | { readonly request: string }

export interface UndoQuestion {
  readonly undone: Undone
  /** What stands, where the change was not taken back at once. */
  readonly outcome?: UndoOutcome
}

let open: UndoQuestion | null = null
const listeners = createListeners()

/** Asks in a dialog over the screen, after showing what it touches; null closes it. */
export function askToUndo(question: UndoQuestion | null): void {
  open = question
  listeners.notify()
}

/** The open question; null while there is none. */
export const useUndoQuestion = (): UndoQuestion | null =>
  useSyncExternalStore(listeners.subscribe, () => open)
