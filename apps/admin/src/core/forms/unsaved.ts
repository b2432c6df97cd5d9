import { useEffect } from 'react'

/** Forms on screen with typed values that are not saved; one guard asks for all of them. */
const dirtyForms = new Set<symbol>()
/** The same, and those whose save is under way. */
const openWork = new Set<symbol>()

export const hasUnsaved = (): boolean => dirtyForms.size > 0

/** Whether somebody is in the middle of something that a sudden end would take away; an open dialog counts as such. */
export const isInTheMiddle = (): boolean =>
  openWork.size > 0 || document.querySelector('[aria-modal=true]') !== null

function useMember(set: Set<symbol>, isIn: boolean): void {
  useEffect(() => {
    if (!isIn) return
    const form = Symbol('form')
    set.add(form)
    return () => void set.delete(form)
  }, [set, isIn])
}

/** Reports a form as unsaved while it is; closing the tab then asks, too. What is being saved may be left. */
export function useUnsaved(isDirty: boolean, isSaving = false): void {
  const asks = isDirty && !isSaving
  useMember(openWork, isDirty || isSaving)
  useMember(dirtyForms, asks)
  useEffect(() => {
    if (!asks) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [asks])
}
