import { allPages } from '@dvor/client/transport/all-pages.ts'
import type { Collection } from '@dvor/contract/declaration/collection.ts'
import { unwrap } from '../client/query-client.ts'
import { listRecords, type AnyRecord } from './records.ts'

/** The most rows that the back office gets at once. */
const pageSize = 1000

/** Rows of a list; `_limit=-1` is all of them, however many pages they take. @throws CallFailed */
export async function readList(
  collection: Collection,
  params: URLSearchParams,
  signal?: AbortSignal,
): Promise<AnyRecord[]> {
  const read = async (query: URLSearchParams) => unwrap(await listRecords(collection, query, signal))
  if (params.get('_limit') !== '-1') return read(params)
  const rows = await allPages(pageSize, ({ _start, _limit }) => {
    const page = new URLSearchParams(params)
    page.set('_start', String(_start))
    page.set('_limit', String(_limit))
    return read(page)
  })
  return rows ?? []
}
