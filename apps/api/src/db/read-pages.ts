/** Number of rows that are read at once. */
const pageSize = 200

/**
 * Reads all rows by pages in ascending order of their ids. `readPage` returns at most `limit` rows with ids above
 * `after`. Rows that change between two pages move no other row to another page.
 */
export async function* readPages<Row extends { id: string }>(
  readPage: (after: string | null, limit: number) => Promise<Row[]>,
): AsyncGenerator<Row> {
  let after: string | null = null
  for (;;) {
    const page: Row[] = await readPage(after, pageSize)
    yield* page
    const last = page.at(-1)
    if (!last || page.length < pageSize) return
    after = last.id
  }
}
