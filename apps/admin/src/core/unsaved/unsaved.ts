import { createContext, useContext, useEffect } from 'react'

/** Forms on screen with unsaved values. */
const dirtyForms = new Set<symbol>()
/** Those of them in a drawer that a parameter of the address opens. */
const addressedForms = new Set<symbol>()
/** Open questions about unsaved values. */
const questions = new Set<symbol>()
/** Forms on screen with unsaved values or with a save in progress. */
const openWork = new Set<symbol>()

/** Forms with unsaved values inside the dialog around them; null outside of dialogs. */
export const DialogForms = createContext<Set<symbol> | null>(null)

/** Open forms inside the confirmation around them, filled in or not; null outside of confirmations. */
export const UnsentForms = createContext<Set<symbol> | null>(null)

/** Whether the forms below are in a drawer that a parameter of the address opens, so that Back closes it. */
export const InAddressedDrawer = createContext(false)

export const hasUnsaved = (): boolean => dirtyForms.size > 0

/** Whether a change of the address's parameters would lose unsaved values. */
export const hasUnsavedInAddress = (): boolean => addressedForms.size > 0

/** Whether a question about unsaved values is open; Esc then belongs to it and not to the dialog below. */
export const isAsking = (): boolean => questions.size > 0

/** Whether an end of the session would lose work: unsaved values, a save in progress, or an open dialog. */
export const hasOpenWork = (): boolean =>
  openWork.size > 0 || document.querySelector('[aria-modal=true]') !== null

function useMember(set: Set<symbol> | null, isIn: boolean): void {
  useEffect(() => {
    if (!set || !isIn) return
    const member = Symbol('member')
    set.add(member)
    return () => void set.delete(member)
  }, [set, isIn])
}

/** Registers an open question about unsaved values. */
export const useQuestion = (): void => useMember(questions, true)

/**
 * Registers a form with unsaved values; closing its dialog or the tab then asks, too. A form that is being saved may be
 * left.
 */
export function useUnsaved(isDirty: boolean, isSaving = false): void {
  const asks = isDirty && !isSaving
  useMember(openWork, isDirty || isSaving)
  useMember(dirtyForms, asks)
  useMember(useContext(InAddressedDrawer) ? addressedForms : null, asks)
  useMember(useContext(DialogForms), asks)
  useEffect(() => {
    if (!asks) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [asks])
}

/** Registers a form that books money, like `useUnsaved`; a confirmation around it also asks before it goes on without. */
export function useUnsentMoney(isDirty: boolean, isSaving: boolean): void {
  useUnsaved(isDirty, isSaving)
  useMember(useContext(UnsentForms), true)
}

interface UnsavedProps {
  isDirty: boolean
  isSaving?: boolean
}

/** Registers values that the component around a dialog keeps; rendered inside the dialog, so that its close asks. */
export function UnsavedValues({ isDirty, isSaving }: UnsavedProps): null {
  useUnsaved(isDirty, isSaving)
  return null
}
