/** The most rows that the public gets at once. */
const pageSize = 100

/** All rows of a list, page by page; null when one page cannot be read. */
export async function listAll<Row>(
  list: (page: { _start: number; _limit: number }) => Promise<Row[] | null>,
): Promise<Row[] | null> {
  const all: Row[] = []
  for (;;) {
    const rows = await list({ _start: all.length, _limit: pageSize })
    if (!rows) return null
    all.push(...rows)
    if (rows.length < pageSize) return all
  }
}
