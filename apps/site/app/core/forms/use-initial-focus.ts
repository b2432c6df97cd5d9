import { useEffect, useRef, type RefObject } from 'react'

/** A ref whose element takes the focus when it appears, so that it is seen and announced; it needs `tabIndex={-1}`. */
export function useInitialFocus<E extends HTMLElement>(): RefObject<E | null> {
  const element = useRef<E>(null)
  useEffect(() => element.current?.focus(), [])
  return element
}
