import { useEffectEvent, useLayoutEffect, type RefObject } from 'react'

const presses = ['pointerdown', 'keydown', 'click']

/**
 * Calls before a press or key reaches the element, while that is wanted. A press begins with the finger or the mouse; a
 * click counts only where it comes alone, as from a screen reader.
 */
export function useBeforePress(
  place: RefObject<HTMLElement | null>,
  isWanted: boolean,
  call: () => void,
): void {
  const before = useEffectEvent(call)
  useLayoutEffect(() => {
    const element = place.current
    if (!element || !isWanted) return
    const listener = (event: Event) => {
      const endsPress = event instanceof MouseEvent && event.type === 'click' && event.detail > 0
      if (!endsPress) before()
    }
    for (const press of presses) element.addEventListener(press, listener, true)
    return () => {
      for (const press of presses) element.removeEventListener(press, listener, true)
    }
  }, [place, isWanted])
}
