import { useEffect, useRef, type RefObject } from 'react'
import { useLocation } from 'react-router'
import { unfold } from '../page/sections/fold.tsx'

/** Focuses the field that the address names (`/global-settings#iban`) and brings it into view. */
export function useAddressedField(): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null)
  const { hash } = useLocation()
  useEffect(() => {
    const name = decodeURIComponent(hash.slice(1))
    const field = name ? form.current?.elements.namedItem(name) : null
    if (!(field instanceof HTMLElement)) return
    unfold(field)
    field.focus({ preventScroll: true })
    field.scrollIntoView({ block: 'center' })
  }, [hash])
  return form
}
