import { Button, Skeleton, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { ErrorNote, QuietNote } from '../../core/page/notes.tsx'
import { PageHead } from '../../core/page/page-head.tsx'
import { ChangesByDay } from './changes-by-day.tsx'
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
  const query = useHistory(filters)
  const { data, error, refetch } = query
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
      <ChangesByDay entries={entries} query={query}>
        {(entry) => (
          <ChangeLine
            key={entry.id}
            change={entry}
            onRecord={filters.record ? undefined : () => onRecord(entry)}
          />
        )}
      </ChangesByDay>
    </section>
  )
}
