import { addDays } from '@dvor/format/days.ts'
import { useEffect, useMemo, useState, type RefObject } from 'react'
import type { Period } from './geometry.ts'
import type { Columns } from './use-columns.ts'
import type { View } from './view.ts'

/** The visible days change in steps, with one step rendered on either side, so that scrolling rarely renders. */
const step = 10

/** The visible days of the window with a margin; bars of other days are not rendered. */
export function useDaysInSight(
  scroller: RefObject<HTMLDivElement | null>,
  { column, head }: Columns,
  view: View,
): Period {
  const [steps, setSteps] = useState({ first: 0, last: 3 })
  useEffect(() => {
    const board = scroller.current
    if (!board) return
    const measure = () => {
      const width = board.clientWidth - head
      const first = Math.floor(board.scrollLeft / column / step)
      const last = Math.ceil((board.scrollLeft + width) / column / step)
      setSteps((was) => (was.first === first && was.last === last ? was : { first, last }))
    }
    measure()
    board.addEventListener('scroll', measure, { passive: true })
    return () => board.removeEventListener('scroll', measure)
  }, [scroller, column, head, view.days])
  return useMemo(
    () => ({
      arrival: addDays(view.from, (steps.first - 1) * step),
      departure: addDays(view.from, (steps.last + 1) * step),
    }),
    [view.from, steps],
  )
}
