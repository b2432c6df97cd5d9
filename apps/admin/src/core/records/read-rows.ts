import { allPages } from '@dvor/client/transport/all-pages.ts'

/** The most rows that the back office gets at once. */
const pageSize = 1000

/** Rows of a query, by pages where they are more than `read` answers at once; `_limit=-1` is all of them. */
export async function readRows<Row>(
  params: URLSearchParams,
  read: (page: URLSearchParams) => Promise<Row[]>,
): Promise<Row[]> {
  const limit = Number(params.get('_limit'))
  if (limit !== -1 && limit <= pageSize) return read(params)
  const first = Number(params.get('_start'))
  const rows = await allPages(pageSize, ({ _start, _limit }) => {
    const page = new URLSearchParams(params)
    page.set('_start', String(first + _start))
    page.set('_limit', String(limit === -1 ? _limit : Math.min(_limit, limit - _start)))
    return read(page)
  })
  return rows ?? []
}
