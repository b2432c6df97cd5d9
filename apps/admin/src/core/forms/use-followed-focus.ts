import { useEffect, useRef, type RefObject } from 'react'

/**
 * Moves the focus to the first field or button of a container once its content has changed places with another, for
 * example a button with the form that it opens; the element that had the focus is gone then.
 * @param content names what is shown
 */
export function useFollowedFocus<E extends HTMLElement>(content: unknown): RefObject<E | null> {
  const container = useRef<E>(null)
  const shown = useRef(content)
  useEffect(() => {
    if (shown.current === content) return
    shown.current = content
    container.current?.querySelector<HTMLElement>('input, select, textarea, button')?.focus()
  }, [content])
  return container
}
