import { useEffectEvent, useLayoutEffect, type RefObject } from 'react'

const presses = ['pointerdown', 'keydown', 'click']

/** Calls before a press or key reaches the element, while that is wanted. */
export function useBeforePress(
  place: RefObject<HTMLElement | null>,
  isWanted: boolean,
  call: () => void,
): void {
  const before = useEffectEvent(call)
  useLayoutEffect(() => {
    const element = place.current
    if (!element || !isWanted) return
    const listener = () => before()
    for (const press of presses) element.addEventListener(press, listener, true)
    return () => {
      for (const press of presses) element.removeEventListener(press, listener, true)
    }
  }, [place, isWanted])
}
