import { formatDayLong } from '@dvor/format/day-text.ts'
import { todayIn } from '@dvor/format/instants.ts'
import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ErrorNote } from '../../core/page/notes.tsx'
import type { PropertyChange } from './change-line.tsx'
import classes from './property-history.module.css'
import type { useRecordHistory } from './use-history.ts'

interface Props {
  entries: readonly PropertyChange[]
  query: Pick<
    ReturnType<typeof useRecordHistory>,
    'error' | 'hasNextPage' | 'isFetchingNextPage' | 'fetchNextPage'
  >
  children: (change: PropertyChange) => ReactNode
}

/** Changes under their days, the newest first, and the way to older ones. */
export function ChangesByDay({ entries, query, children }: Props) {
  const { t } = useTranslation()
  const { error, hasNextPage, isFetchingNextPage, fetchNextPage } = query
  return (
    <>
      {Array.from(
        Map.groupBy(entries, ({ at }) => todayIn(at)),
        ([day, ofDay]) => (
          <section key={day} className={classes.day}>
            <h2>{formatDayLong(day)}</h2>
            <ol>{ofDay.map(children)}</ol>
          </section>
        ),
      )}
      {error ? <ErrorNote error={error} onRetry={() => void fetchNextPage()} /> : null}
      {hasNextPage && !error ? (
        <Button variant="light" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t('changes.older')}
        </Button>
      ) : null}
    </>
  )
}
