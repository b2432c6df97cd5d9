import { shortestSearch } from '@dvor/contract/insight/search.ts'
import { useDebouncedValue } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { useMay } from '../../core/client/person.ts'
import { client } from '../../core/client/api.ts'
import { unwrap } from '../../core/client/query-client.ts'

/** Pause after the last letter before the search starts, in milliseconds. */
const typingPause = 180

/** Searches a moment after the last letter; an answer to other words is never shown. */
export function useSearch(typed: string) {
  const words = typed.trim()
  const [term] = useDebouncedValue(words, typingPause)
  const may = useMay()
  const isLong = may('search') && words.length >= shortestSearch
  const query = useQuery({
    queryKey: ['search', term],
    queryFn: async ({ signal }) => unwrap(await client.insight.attempt.search({ q: term }, { signal })),
    enabled: isLong && term.length >= shortestSearch && term === words,
    // Results become outdated soon.
    gcTime: 30_000,
    staleTime: 5000,
  })
  const isSettled = term === words
  return {
    answer: isLong && isSettled ? query.data : undefined,
    isSearching: isLong && (!isSettled || query.isFetching) && !(isSettled && query.data),
    error: isLong && isSettled ? query.error : null,
    retry: () => void query.refetch(),
  }
}
