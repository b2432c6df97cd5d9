import { formatDayLong } from '@dvor/format/day-text.ts'
import { todayIn } from '@dvor/format/instants.ts'
import { Button, Skeleton, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { ErrorNote, QuietNote } from '../../core/page/notes.tsx'
import { PageHead } from '../../core/page/page-head.tsx'
import { ChangeLine, type PropertyChange } from './change-line.tsx'
import { HistoryChoice } from './history-choice.tsx'
import classes from './property-history.module.css'
import { useHistory, useHistoryFilters, type HistoryFilters } from './use-history.ts'

/** Who did what in the whole property, by days, the newest first. */
export function HistoryPage() {
  const { t } = useTranslation()
  const { filters, setFilters } = useHistoryFilters()
  return (
    <>
      <PageHead title={t('changes.title')} />
      <Text c="dimmed" mb="md" maw={720}>
        {t('changes.hint')}
      </Text>
      <HistoryChoice filters={filters} onChange={setFilters} />
      <Lines
        filters={filters}
        onRecord={({ collection, record }) => setFilters({ collection, record })}
        onClear={() => setFilters({ actor: null, collection: null, record: null, from: null, to: null })}
      />
    </>
  )
}

interface LinesProps {
  filters: HistoryFilters
  onRecord: (change: PropertyChange) => void
  onClear: () => void
}

function Lines({ filters, onRecord, onClear }: LinesProps) {
  const { t } = useTranslation()
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useHistory(filters)
  if (error && !data)
    return <ErrorNote error={error} title={t('changes.failed')} onRetry={() => void refetch()} />
  if (!data) return <Skeleton height={420} radius="lg" />
  const entries = data.pages.flatMap((page) => page.entries)
  if (entries.length === 0)
    return (
      <QuietNote title={t('changes.none')} text={t('changes.noneHint')}>
        <Button variant="light" mt="sm" onClick={onClear}>
          {t('changes.clear')}
        </Button>
      </QuietNote>
    )
  return (
    <section className={`card ${classes.panel}`} aria-label={t('changes.list')}>
      {Array.from(
        Map.groupBy(entries, ({ at }) => todayIn(at)),
        ([day, ofDay]) => (
          <section key={day} className={classes.day}>
            <h2>{formatDayLong(day)}</h2>
            <ol>
              {ofDay.map((entry) => (
                <ChangeLine
                  key={entry.id}
                  change={entry}
                  onRecord={filters.record ? undefined : () => onRecord(entry)}
                />
              ))}
            </ol>
          </section>
        ),
      )}
      {error ? <ErrorNote error={error} onRetry={() => void fetchNextPage()} /> : null}
      {hasNextPage && !error ? (
        <Button variant="light" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t('changes.older')}
        </Button>
      ) : null}
    </section>
  )
}
