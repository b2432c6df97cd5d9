import type { Collection } from '@dvor/contract/declaration/collection.ts'
import { titleOf } from '../records/titles.ts'
import { useList } from '../records/use-list.ts'

interface Props {
  collection: Collection
  id: string
}

/** Name of a related record of which a list carries the id alone; all rows share one call. */
export function RelatedTitle({ collection, id }: Props) {
  const { data } = useList(collection, { _limit: -1 })
  const record = data?.find((candidate) => candidate.id === id)
  return record ? titleOf(collection, record) : '…'
}
