import { useElementSize } from '@mantine/hooks'
import { columnWidthFor } from '../model/geometry.ts'
import type { View } from '../model/view.ts'

/** Widths in pixels; a narrow screen shows only the units' codes. */
const headWidths = { wide: 188, narrow: 72 }
const wideFrom = 640

export interface Columns {
  readonly head: number
  readonly column: number
  readonly isNarrow: boolean
}

/** Widths of the first column and of a day in the available space, and the ref that measures it. */
export function useColumns(view: View) {
  const { ref, width } = useElementSize<HTMLDivElement>()
  const isNarrow = width > 0 && width < wideFrom
  const head = isNarrow ? headWidths.narrow : headWidths.wide
  const columns: Columns = { head, column: columnWidthFor(Math.max(0, width - head), view.days), isNarrow }
  return { ref, columns, isMeasured: width > 0 }
}
