import { useElementSize } from '@mantine/hooks'
import { columnWidthFor } from './geometry.ts'
import type { View } from './view.ts'

/** Widths in pixels. */
export interface Columns {
  /** The column of names. */
  readonly head: number
  readonly column: number
  readonly isNarrow: boolean
}

interface Widths {
  /** Width of the names, on a narrow screen and else. */
  readonly heads: { readonly narrow: number; readonly wide: number }
  /** Smallest readable width of a day. */
  readonly least: number
}

const wideFrom = 640

/** Widths of the names and of a day, which fill the available space, and the ref that measures it. */
export function useColumns({ days }: Pick<View, 'days'>, { heads, least }: Widths) {
  const { ref, width } = useElementSize<HTMLDivElement>()
  const isNarrow = width > 0 && width < wideFrom
  const head = isNarrow ? heads.narrow : heads.wide
  const columns: Columns = { head, column: columnWidthFor(width - head, days, least), isNarrow }
  return { ref, columns }
}
