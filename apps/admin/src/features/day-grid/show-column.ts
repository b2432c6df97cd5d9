/**
 * Scrolls the board sideways as little as needed to show a column beside the column of names.
 * @param left pixels from the first column
 * @param sizes widths in pixels of the names and of a column
 */
export function showColumn(
  board: HTMLDivElement,
  left: number,
  { head, column }: { head: number; column: number },
): void {
  const space = board.clientWidth - head - column
  if (left < board.scrollLeft) board.scrollTo({ left })
  else if (left > board.scrollLeft + space) board.scrollTo({ left: left - space })
}
