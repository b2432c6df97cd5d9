import type { CSSProperties } from 'react'
import type { Span } from './geometry.ts'

/** What every cell of the grid that covers days has in common: its place, and whether the keyboard stands on it. */
export function cellPlace(span: Span, isCursor: boolean) {
  const first = Math.floor(span.start)
  return {
    style: placeStyle(span),
    tabIndex: isCursor ? 0 : -1,
    'data-cursor': isCursor || undefined,
    'data-open-start': span.isOpenStart || undefined,
    'data-open-end': span.isOpenEnd || undefined,
    // The first column names the units.
    'aria-colindex': first + 2,
    'aria-colspan': Math.max(1, Math.ceil(span.end) - first),
  }
}

/** The place alone, in columns; the style sheet knows how wide they are. */
export const placeStyle = ({ start, end }: Pick<Span, 'start' | 'end'>): CSSProperties => ({
  ['--start' as string]: start,
  ['--length' as string]: end - start,
})
