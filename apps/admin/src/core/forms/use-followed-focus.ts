import { useEffect, useRef, type RefObject } from 'react'

/** A field for a day opens its calendar when it gets the focus, over what stands below it. */
const focusable = 'input:not([data-dates-input]), select, textarea, button'

/**
 * Moves the focus to the first field (but one for a day) or button of a container once its content has changed places
 * with another, for example a button with the form that it opens; the element that had the focus is gone then.
 * @param content names what is shown
 */
export function useFollowedFocus<E extends HTMLElement>(content: unknown): RefObject<E | null> {
  const container = useRef<E>(null)
  const previous = useRef(content)
  useEffect(() => {
    if (previous.current === content) return
    previous.current = content
    container.current?.querySelector<HTMLElement>(focusable)?.focus()
  }, [content])
  return container
}
