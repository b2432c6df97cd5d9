import { useCallback, useState } from 'react'
import { asksTheSame, readFlowSearch, type FlowSearch } from './search-params.ts'

/** Id of the search form, so that a button elsewhere on the page can submit it. */
export const searchFormId = 'hladanie'

/** Compares the search form with the search whose results are shown. Renders only when the answer changes. */
export function useTypedSearch(search: FlowSearch) {
  /** The search that the form differs from. */
  const [left, setLeft] = useState<FlowSearch | null>(null)
  const onTyped = useCallback(
    (typed: URLSearchParams) => setLeft(asksTheSame(readFlowSearch(typed), search) ? null : search),
    [search],
  )
  return { isChanged: left === search, onTyped }
}
