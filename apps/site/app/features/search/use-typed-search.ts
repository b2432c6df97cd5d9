import { useCallback, useState } from 'react'
import { asksTheSame, readFlowSearch, type FlowSearch } from './search-params.ts'

/** Id of the search form, so that a button elsewhere on the page can submit it. */
export const searchFormId = 'hladanie'

/** Compares the search form with the search whose results are shown. */
export function useTypedSearch(shown: FlowSearch) {
  const [typed, setTyped] = useState<string | null>(null)
  const onTyped = useCallback((params: URLSearchParams) => setTyped(params.toString()), [])
  const isChanged = typed !== null && !asksTheSame(readFlowSearch(new URLSearchParams(typed)), shown)
  return { isChanged, onTyped }
}
