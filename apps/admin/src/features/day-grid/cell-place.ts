import type { CSSProperties } from 'react'
import type { Span } from './geometry.ts'

/** Props of a grid cell that covers days: its position, and whether it has the cursor. */
export function cellPlace(span: Span, isCursor: boolean) {
  const first = Math.floor(span.start)
  return {
    style: placeStyle(span),
    tabIndex: isCursor ? 0 : -1,
    'data-cursor': isCursor || undefined,
    'data-open-start': span.isOpenStart || undefined,
    'data-open-end': span.isOpenEnd || undefined,
    // The first column has the units' names.
    'aria-colindex': first + 2,
    'aria-colspan': Math.max(1, Math.ceil(span.end) - first),
  }
}

/** Position in columns, as style variables; the style sheet has their width. */
export const placeStyle = ({ start, end }: Pick<Span, 'start' | 'end'>): CSSProperties => ({
  ['--start' as string]: start,
  ['--length' as string]: end - start,
})
