import { Button, Skeleton, Text } from '@mantine/core'
import { formatDayLong } from '@dvor/format/day-text.ts'
import { todayIn } from '@dvor/format/instants.ts'
import { useTranslation } from 'react-i18next'
import { ErrorNote } from '../../core/page/notes.tsx'
import { ChangeLine, type PropertyChange } from './change-line.tsx'
import classes from './property-history.module.css'
import { useRecordHistory } from './use-history.ts'

interface Props {
  /** Name of the collection. */
  name: string
  id: string
  onShow: (change: PropertyChange) => void
}

/** Changes of one record by days, the newest first. */
export function RecordChanges({ name, id, onShow }: Props) {
  const { t } = useTranslation()
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useRecordHistory(name, id)
  if (error && !data)
    return <ErrorNote error={error} title={t('changes.failed')} onRetry={() => void refetch()} />
  if (!data) return <Skeleton height={320} radius="lg" />
  const entries = data.pages.flatMap((page) => page.entries)
  if (entries.length === 0) return <Text c="dimmed">{t('changes.none')}</Text>
  return (
    <>
      {Array.from(
        Map.groupBy(entries, ({ at }) => todayIn(at)),
        ([day, ofDay]) => (
          <section key={day} className={classes.day}>
            <h2>{formatDayLong(day)}</h2>
            <ol>
              {ofDay.map((change) => (
                <ChangeLine key={change.id} change={change} onShow={() => onShow(change)} />
              ))}
            </ol>
          </section>
        ),
      )}
      {hasNextPage ? (
        <Button variant="light" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t('changes.older')}
        </Button>
      ) : null}
    </>
  )
}
