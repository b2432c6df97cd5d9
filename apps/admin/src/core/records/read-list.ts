import type { Collection } from '@dvor/contract/declaration/collection.ts'
import { unwrap } from '../client/query-client.ts'
import { readRows } from './read-rows.ts'
import { listRecords, type AnyRecord } from './records.ts'

/**
 * Rows of a list; `_limit=-1` is all of them. More than the API answers at once are read by pages. @throws CallFailed
 */
export const readList = (
  collection: Collection,
  params: URLSearchParams,
  signal?: AbortSignal,
): Promise<AnyRecord[]> =>
  readRows(params, async (page) => unwrap(await listRecords(collection, page, signal)))
