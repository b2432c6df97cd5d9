/**
 * All rows of a list, page by page; null when one page cannot be read. @param pageSize the largest page that the
 * server sends: a full page may be followed by another
 */
export async function allPages<Row>(
  pageSize: number,
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
