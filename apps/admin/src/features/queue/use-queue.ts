import type { Queue, QueueKindName } from '@dvor/contract/insight/queue.ts'
import { useQuery } from '@tanstack/react-query'
import { client } from '../../core/client/api.ts'
import { unwrap } from '../../core/client/query-client.ts'

/** First key of the queries of what waits; changes of the records in it invalidate them. */
export const queueKey = 'queue'

/** Interval between two reads in milliseconds, for the case that the stream of changes is down. */
const lookAgain = 60_000

/** What waits for the person; of one kind when given. */
export function useQueue(kind?: QueueKindName, enabled = true) {
  return useQuery({
    queryKey: [queueKey, kind ?? 'all'],
    queryFn: async () => unwrap(await client.insight.attempt.queue(kind ? { kind } : {})),
    refetchInterval: lookAgain,
    placeholderData: (former) => former,
    enabled,
  })
}

/** Number of all lines, also of those beyond the answer. */
export const queueTotal = (queue: Queue | undefined): number =>
  queue?.counts.reduce((sum, { count }) => sum + count, 0) ?? 0
