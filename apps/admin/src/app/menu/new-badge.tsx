import { statesAwaiting } from '@dvor/booking/reservation/states.ts'
import type { CollectionName } from '@dvor/contract/collections/index.ts'
import { formatThousands } from '@dvor/format/numbers.ts'
import { useQueries } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useMay } from '../../core/client/person.ts'
import { unwrap } from '../../core/client/query-client.ts'
import { allCollections, offers } from '../../core/records/collection-paths.ts'
import { countKey } from '../../core/records/query-keys.ts'
import { countRecords } from '../../core/records/records.ts'
import { queueTotal, useQueue } from '../../features/queue/use-queue.ts'
import classes from './menu.module.css'

/** Filters for records that need a decision of the owner, by collection. Unread records count anyway. */
const waiting: Readonly<Partial<Record<CollectionName, string[][]>>> = {
  reservations: statesAwaiting('approval').map((state) => ['state', state]),
  'received-invoices': [['state', 'open']],
  'statement-lines': [['state', 'open']],
  'calendar-conflicts': [
    ['seen', 'false'],
    ['ended_at_null', 'true'],
  ],
}

/** Collections with a number beside their entry, each with the query that counts it. */
const marked = allCollections.flatMap((collection) => {
  const isNew = collection.fields['is_new'] === undefined ? undefined : [['is_new', 'true']]
  const pairs = waiting[collection.name as CollectionName] ?? isNew
  return pairs && offers(collection, 'count') ? [{ collection, query: new URLSearchParams(pairs) }] : []
})
/** Interval between two counts in milliseconds, for the case that the stream of changes is down. */
const lookAgain = 60_000

/**
 * Number of unread or undecided records in these collections; 0 for collections without such a number. The queue repeats
 * what others count, so it is counted only by itself.
 */
export function useNewCount(names: readonly string[]): number {
  const may = useMay()
  const isQueue = names.length === 1 && names[0] === 'queue'
  const { data: queue } = useQueue(undefined, isQueue)
  const marks = useQueries({
    queries: marked
      .filter(({ collection }) => names.includes(collection.name))
      .map(({ collection, query }) => ({
        queryKey: countKey(collection, query.toString()),
        queryFn: async ({ signal }: { signal: AbortSignal }) =>
          unwrap(await countRecords(collection, query, signal)),
        refetchInterval: lookAgain,
        enabled: may(collection.permissions.read),
      })),
    combine: (results) => results.reduce((sum, { data }) => sum + (data ?? 0), 0),
  })
  return isQueue ? queueTotal(queue) : marks
}

/** The number beside a menu entry; 12 400 reads 12.4k (docs/product.md, Texts and numbers). */
export function NewBadge({ count }: { count: number }) {
  const { t } = useTranslation()
  if (count === 0) return null
  return (
    <span className={classes.badge}>
      <span aria-hidden>{formatThousands(count)}</span>
      <span className="hidden-text">{t('shell.newCount', { number: count })}</span>
    </span>
  )
}
