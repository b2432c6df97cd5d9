import type { SearchAnswer } from '@dvor/contract/insight/search.ts'
import type { ReadOptions } from './call-options.ts'
import { withAttempt, type Attempt } from '../transport/result.ts'
import type { Send } from '../transport/transport.ts'

/** The search over the whole back office. */
export function searchCalls(send: Send) {
  return withAttempt({
    everywhere: (q: string, options: ReadOptions = {}): Promise<Attempt<SearchAnswer>> =>
      send('GET', '/search', { query: { q }, ...options }),
  })
}
