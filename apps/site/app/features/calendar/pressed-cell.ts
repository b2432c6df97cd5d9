import type { SyntheticEvent } from 'react'

/** The cell of the day that an event is about; its `data-day` is the day. A day that cannot be chosen has one, too. */
export const pressedCell = ({ target }: SyntheticEvent): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[data-day]') : null
