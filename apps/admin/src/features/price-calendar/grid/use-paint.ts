import { useState } from 'react'
import { i18n } from '../../../core/texts/i18n.ts'
import { extended, tapped, type Selection, type Spot } from '../model/selection.ts'

/**
 * The cursor and the selected rectangle, and the steps of mouse, finger and keyboard that change them. The panel with
 * changes makes the days narrower, so it does not open under a pointer that is still painting.
 */
export function usePaint(start: Spot, describe: (selection: Selection) => string) {
  const [selection, setSelection] = useState<Selection | null>(null)
  const [cursor, setCursor] = useState<Spot>(start)
  const [said, setSaid] = useState('')
  const [isFirstStroke, setFirstStroke] = useState(false)
  const select = (next: Selection) => {
    setCursor(next.cursor)
    setSelection(next)
    setSaid(describe(next))
  }
  const go = (spot: Spot, isExtending: boolean) =>
    select(
      isExtending ? extended(selection ?? { anchor: cursor, cursor }, spot) : { anchor: spot, cursor: spot },
    )
  return {
    selection,
    cursor,
    /** The selection that the panel changes, from the release of the pointer that began it. */
    finished: isFirstStroke ? null : selection,
    /** Text of the selection for the live region. */
    said,
    select,
    /** Selects one night, or extends the selection to it. */
    go,
    /** The pointer goes down on a night. */
    press: (spot: Spot, isExtending: boolean) => {
      setFirstStroke(selection === null)
      go(spot, isExtending)
    },
    release: () => setFirstStroke(false),
    tap: (spot: Spot) => select(tapped(selection, spot)),
    clear: () => {
      setSelection(null)
      setSaid(i18n.t('priceCalendar.cleared'))
    },
  }
}

export type Paint = ReturnType<typeof usePaint>
