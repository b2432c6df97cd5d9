import { useState } from 'react'
import { i18n } from '../../../core/texts/i18n.ts'
import { extended, tapped, type Selection, type Spot } from '../model/selection.ts'

/** The cursor and the selected rectangle, and the steps of mouse, finger and keyboard that change them. */
export function usePaint(start: Spot, describe: (selection: Selection) => string) {
  const [selection, setSelection] = useState<Selection | null>(null)
  const [cursor, setCursor] = useState<Spot>(start)
  const [said, setSaid] = useState('')
  const select = (next: Selection) => {
    setCursor(next.cursor)
    setSelection(next)
    setSaid(describe(next))
  }
  return {
    selection,
    cursor,
    /** Text of the selection for the live region. */
    said,
    select,
    /** Selects one night, or extends the selection to it. */
    go: (spot: Spot, isExtending: boolean) =>
      select(
        isExtending
          ? extended(selection ?? { anchor: cursor, cursor }, spot)
          : { anchor: spot, cursor: spot },
      ),
    tap: (spot: Spot) => select(tapped(selection, spot)),
    clear: () => {
      setSelection(null)
      setSaid(i18n.t('priceCalendar.cleared'))
    },
  }
}

export type Paint = ReturnType<typeof usePaint>
