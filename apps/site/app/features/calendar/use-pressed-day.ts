import type { Day } from '@dvor/format/days.ts'
import { useEffect, useEffectEvent, type RefObject } from 'react'

/**
 * Reports each pressed day of a calendar; one that cannot be chosen takes neither focus nor presses of its own. It
 * listens for the click, which comes last: what it shows must not move the days while a finger is still lifted.
 */
export function usePressedDay(place: RefObject<HTMLElement | null>, onPress: (day: Day) => void): void {
  const report = useEffectEvent(({ target }: Event) => {
    const day = target instanceof Element ? target.closest('[data-day]')?.getAttribute('data-day') : null
    if (day) onPress(day)
  })
  useEffect(() => {
    const element = place.current
    element?.addEventListener('click', report)
    return () => element?.removeEventListener('click', report)
  }, [place])
}
