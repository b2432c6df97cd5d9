import { allPages } from '@dvor/client/transport/all-pages.ts'
import type { Collection } from '@dvor/contract/declaration/collection.ts'
import { unwrap } from '../client/query-client.ts'
import { listRecords, type AnyRecord } from './records.ts'

/** The most rows that the back office gets at once. */
const pageSize = 1000

/**
 * Rows of a list; `_limit=-1` is all of them. More than the API answers at once are read by pages. @throws CallFailed
 */
export const readList = (
  collection: Collection,
  params: URLSearchParams,
  signal?: AbortSignal,
): Promise<AnyRecord[]> =>
  readRows(params, async (page) => unwrap(await listRecords(collection, page, signal)))

/** Rows of a query; `read` answers at most 1000 of them. */
export async function readRows<Row>(
  params: URLSearchParams,
  read: (page: URLSearchParams) => Promise<Row[]>,
): Promise<Row[]> {
  const wanted = Number(params.get('_limit'))
  if (wanted !== -1 && wanted <= pageSize) return read(params)
  const first = Number(params.get('_start'))
  const rows = await allPages(pageSize, ({ _start, _limit }) => {
    const page = new URLSearchParams(params)
    page.set('_start', String(first + _start))
    page.set('_limit', String(wanted === -1 ? _limit : Math.min(_limit, wanted - _start)))
    return read(page)
  })
  return rows ?? []
}
