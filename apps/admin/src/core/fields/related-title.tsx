import type { Collection } from '@dvor/contract/declaration/collection.ts'
import { useQuery } from '@tanstack/react-query'
import { gatherIds } from '../records/gather-ids.ts'
import { recordKey } from '../records/query-keys.ts'
import { readList } from '../records/read-list.ts'
import type { AnyRecord } from '../records/records.ts'
import { titleOf } from '../records/titles.ts'

interface Props {
  collection: Collection
  id: string
  /** Words for a record that is not there; dots without them. */
  gone?: string
}

/** Title of a related record known by its id only; all rows of a page share one call. */
export function RelatedTitle({ collection, id, gone = '…' }: Props) {
  const { data } = useQuery({
    queryKey: [...recordKey(collection, id), 'title'],
    queryFn: async () => (await related(collection)(id)) ?? null,
  })
  if (data === null) return gone
  return data ? titleOf(collection, data) : '…'
}

const readers = new Map<string, (id: string) => Promise<AnyRecord | undefined>>()

function related(collection: Collection) {
  const sharedReader = readers.get(collection.name)
  const reader = sharedReader ?? gatherIds((ids) => readMany(collection, ids))
  readers.set(collection.name, reader)
  return reader
}

const readMany = (collection: Collection, ids: readonly string[]) => {
  const params = new URLSearchParams(ids.map((id) => ['id_in', id]))
  params.set('_limit', String(ids.length))
  return readList(collection, params)
}
