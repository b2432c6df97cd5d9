import { createContext, useContext, useEffect, useEffectEvent } from 'react'

/** A form on screen with unsaved values. */
export interface UnsavedForm {
  /** The parameter of the address that shows the form; null for a form that stays whatever the parameters are. */
  readonly parameter: string | null
  /** Whether the form is in a dialog, which is then closed rather than left. */
  readonly isInDialog: boolean
  /** Forgets what is kept of the values for a reload. */
  readonly forget: () => void
}

/** A dialog that asks before it closes. */
interface GuardedDialog {
  /** Its forms with unsaved values. */
  readonly forms: Set<UnsavedForm>
  /** Closes the dialog, after a question where values would be lost. */
  readonly close: () => void
}

const unsavedForms = new Set<UnsavedForm>()
/** Forms on screen with unsaved values or with a save in progress. */
const openWork = new Set<object>()

/** The dialog around the forms below; null outside of dialogs. */
export const AskingDialog = createContext<GuardedDialog | null>(null)

/** Open forms inside the confirmation around them, filled in or not; null outside of confirmations. */
export const UnsentForms = createContext<Set<object> | null>(null)

/** The parameter of the address that shows the forms below, for example as a drawer; null where none does. */
export const ShownByParameter = createContext<string | null>(null)

export const hasUnsaved = (): boolean => unsavedForms.size > 0

/** The forms whose unsaved values would be lost by a change of the address's parameters. */
export function lostBy(before: string, after: string): UnsavedForm[] {
  const [from, to] = [new URLSearchParams(before), new URLSearchParams(after)]
  return [...unsavedForms].filter(
    ({ parameter }) => parameter !== null && from.get(parameter) !== to.get(parameter),
  )
}

/** Whether an end of the session would lose work: unsaved values, a save in progress, or an open dialog. */
export const hasOpenWork = (): boolean =>
  openWork.size > 0 || document.querySelector('[aria-modal=true]') !== null

/** Keeps a member in a set while `isIn`. */
function useMember(set: Set<object> | null, isIn: boolean): void {
  useEffect(() => {
    if (!set || !isIn) return
    const member = {}
    set.add(member)
    return () => void set.delete(member)
  }, [set, isIn])
}

/**
 * Registers a form with unsaved values; closing its dialog or the tab then asks, too. A form that is being saved may be
 * left. `forget` is called once the values are discarded.
 */
export function useUnsaved(isDirty: boolean, isSaving = false, forget = () => {}): void {
  const asks = isDirty && !isSaving
  const forms = useContext(AskingDialog)?.forms
  const parameter = useContext(ShownByParameter)
  const onDiscard = useEffectEvent(forget)
  useMember(openWork, isDirty || isSaving)
  useEffect(() => {
    if (!asks) return
    const form = { parameter, isInDialog: forms !== undefined, forget: () => onDiscard() }
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    unsavedForms.add(form)
    forms?.add(form)
    window.addEventListener('beforeunload', ask)
    return () => {
      unsavedForms.delete(form)
      forms?.delete(form)
      window.removeEventListener('beforeunload', ask)
    }
  }, [asks, forms, parameter])
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
