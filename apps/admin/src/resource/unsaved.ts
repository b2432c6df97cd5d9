import { useEffect } from 'react'

/** Forms on screen with typed values that are not saved; one guard asks for all of them. */
const dirtyForms = new Set<symbol>()

export const hasUnsaved = (): boolean => dirtyForms.size > 0

/** Reports a form as unsaved while it is; closing the tab then asks, too. */
export function useUnsaved(isDirty: boolean): void {
  useEffect(() => {
    if (!isDirty) return
    const form = Symbol('form')
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    dirtyForms.add(form)
    window.addEventListener('beforeunload', ask)
    return () => {
      dirtyForms.delete(form)
      window.removeEventListener('beforeunload', ask)
    }
  }, [isDirty])
}
