import { useEffect, useRef, type RefObject } from 'react'
import { useLocation } from 'react-router'
import { unfold } from '../page/sections/fold.tsx'

/** Focuses the field that the address names (`/global-settings#iban`) and brings it into view, again for each visit. */
export function useAddressedField(): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null)
  const { hash, key } = useLocation()
  useEffect(() => {
    const field =
      hash && form.current?.querySelector(`[data-field="${CSS.escape(decodeURIComponent(hash.slice(1)))}"]`)
    if (!field) return
    unfold(field)
    field.querySelector<HTMLElement>('input, select, textarea, button')?.focus({ preventScroll: true })
    // A list of rows that is higher than the screen is shown from its name on.
    field.scrollIntoView({ block: field.clientHeight > window.innerHeight / 2 ? 'start' : 'center' })
  }, [hash, key])
  return form
}
