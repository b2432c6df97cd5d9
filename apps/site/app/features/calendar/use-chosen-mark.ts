import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react'

/** Attribute of a day that was pressed a moment ago, see the style sheet of the days. */
const mark = 'data-chosen'

/**
 * Marks a pressed day at once, while the month that shows it as chosen is still being rendered: on a busy phone that
 * takes longer than a guest waits for an answer to a press. The mark goes when the days show something else.
 * @param shown changes with what the days show
 */
export function useChosenMark(place: RefObject<HTMLElement | null>, shown: unknown): void {
  const marked = useRef<Element>(null)
  useEffect(() => {
    const element = place.current
    const markPressed = ({ target }: Event) => {
      const day = target instanceof Element ? target.closest('[data-day]') : null
      if (!day || day.getAttribute('aria-disabled') === 'true') return
      marked.current?.removeAttribute(mark)
      marked.current = day
      day.setAttribute(mark, '')
    }
    element?.addEventListener('click', markPressed)
    return () => element?.removeEventListener('click', markPressed)
  }, [place])
  useLayoutEffect(() => {
    marked.current?.removeAttribute(mark)
    marked.current = null
  }, [shown])
}
