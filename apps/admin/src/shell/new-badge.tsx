import { formatThousands } from '@dvor/format/thousands.ts'
import { useQueries } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { valueOf } from '../app/query-client.ts'
import { allCollections, offers } from '../app/route-patterns.ts'
import { countKey } from '../resource/query-keys.ts'
import { countRecords } from '../resource/records.ts'
import classes from './menu.module.css'

const marked = allCollections.filter(
  (collection) => collection.fields['is_new'] !== undefined && offers(collection, 'count'),
)
const query = new URLSearchParams({ is_new: 'true' })
/** Between two looks at the counts, in milliseconds; a write of one's own shows at once. */
const lookAgain = 60_000

/** How many records of these collections nobody has opened yet; 0 for those that have no such marker. */
export function useNewCount(names: readonly string[]): number {
  return useQueries({
    queries: marked
      .filter(({ name }) => names.includes(name))
      .map((collection) => ({
        queryKey: countKey(collection, query.toString()),
        queryFn: async ({ signal }: { signal: AbortSignal }) =>
          valueOf(await countRecords(collection, query, signal)),
        refetchInterval: lookAgain,
      })),
    combine: (results) => results.reduce((sum, { data }) => sum + (data ?? 0), 0),
  })
}

/** The number beside a menu entry: 12 400 stands there as 12.4k (spec section 9). */
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
