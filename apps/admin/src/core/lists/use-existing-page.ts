import type { Collection } from '@dvor/contract/declaration/collection.ts'
import type { UseQueryResult } from '@tanstack/react-query'
import { useEffect } from 'react'
import { lastPage } from './last-page.ts'
import type { ListState } from './list-state.ts'
import { useReplacePage } from './use-list-state.ts'

interface Listed {
  state: ListState
  /** The rows of the page. */
  list: Pick<UseQueryResult<readonly { id: string }[]>, 'data' | 'isPlaceholderData'>
  /** Number of rows on all pages. */
  count: Pick<UseQueryResult<number>, 'data' | 'isPlaceholderData' | 'isLoading'>
  /** Ids of rows that are about to be deleted. */
  hidden?: ReadonlySet<string>
}

/**
 * Leads from a page without rows, such as one whose last row was deleted, to the last page that has some.
 * @returns whether the page is being left, or may have to be
 */
export function useExistingPage(
  collection: Collection,
  { state: { page, size }, list, count, hidden }: Listed,
): boolean {
  const turnTo = useReplacePage(collection)
  const rows = list.isPlaceholderData ? undefined : list.data
  const isBare = page > 1 && rows !== undefined && rows.every(({ id }) => hidden?.has(id))
  const total = count.isPlaceholderData ? undefined : count.data
  const last = isBare && total !== undefined ? lastPage(total - rows.length, size) : page
  const target = last < page ? last : null
  useEffect(() => {
    if (target !== null) turnTo(target)
  }, [target, turnTo])
  return isBare && (target !== null || count.isLoading || count.isPlaceholderData)
}
