/** A cell of an html table. */
export interface Cell<Content> {
  content: Content
  columns: number
  rows: number
}

/** A cell of the grid; null where another cell spans it. */
export type GridCell<Content> = { content: Content; colSpan: number; rowSpan: number } | null

/** Largest number of columns on a printed page; more would be an attack or a mistake. */
const mostColumns = 12

/** A full grid of cells that may span: every row as long as the longest, short ones filled up with `empty`. */
export function gridOf<Content>(
  rows: readonly (readonly Cell<Content>[])[],
  empty: Content,
): GridCell<Content>[][] {
  const grid: (GridCell<Content> | undefined)[][] = rows.map(() => [])
  for (const [row, cells] of rows.entries()) for (const cell of cells) place(grid, row, cell)
  const width = Math.max(0, ...grid.map((line) => line.length))
  return grid.map((line) =>
    Array.from({ length: width }, (_, column) =>
      line[column] === undefined ? { content: empty, colSpan: 1, rowSpan: 1 } : line[column],
    ),
  )
}

function place<Content>(
  grid: (GridCell<Content> | undefined)[][],
  row: number,
  { content, columns, rows }: Cell<Content>,
): void {
  const line = grid[row] ?? []
  let column = 0
  while (line[column] !== undefined) column++
  if (column >= mostColumns) return
  let colSpan = 1
  while (colSpan < columns && column + colSpan < mostColumns && line[column + colSpan] === undefined)
    colSpan++
  const rowSpan = Math.max(1, Math.min(rows, grid.length - row))
  for (const covered of grid.slice(row, row + rowSpan))
    for (let offset = 0; offset < colSpan; offset++) covered[column + offset] = null
  line[column] = { content, colSpan, rowSpan }
}
