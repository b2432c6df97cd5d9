/** Distance from the edge at which a drag scrolls the board, and the step, in pixels. */
const edge = 36
const push = 14

/** Scrolls the board while a drag is near its edge; the column of names, `head` pixels wide, is no part of it. */
export function scrollAtEdge(
  board: HTMLDivElement | null,
  { clientX, clientY }: { clientX: number; clientY: number },
  head: number,
): void {
  if (!board) return
  const { left, right, top, bottom } = board.getBoundingClientRect()
  const towards = (at: number, low: number, high: number) =>
    at < low + edge ? -push : at > high - edge ? push : 0
  board.scrollBy(towards(clientX, left + head, right), towards(clientY, top + edge, bottom))
}
