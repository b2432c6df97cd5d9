import { declaredText } from '../../core/texts/declared.ts'
import type { ListItem } from '@dvor/contract/declaration/collection.ts'
import { calendarConflicts } from '@dvor/contract/collections/calendars/calendar-conflicts.ts'
import { SegmentedControl, Skeleton, Text, Title } from '@mantine/core'
import { IconCalendarCheck } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ExportButton } from '../../core/lists/export-button.tsx'
import { ErrorNote } from '../../core/page/notes.tsx'
import { PageHead } from '../../core/page/page-head.tsx'
import { useList } from '../../core/records/use-list.ts'
import classes from './calendars.module.css'
import { ConflictCard } from './conflict-card.tsx'

export type Conflict = ListItem<typeof calendarConflicts>
type Shown = 'open' | 'all'

const queries = {
  open: { seen: 'false', ended_at_null: 'true', _limit: -1 },
  all: { _sort: 'createdAt:DESC', _limit: -1 },
} as const

/** Double bookings that the owner has to resolve. */
export function ConflictListPage() {
  const { t } = useTranslation()
  const [shown, setShown] = useState<Shown>('open')
  const { data, error, refetch } = useList(calendarConflicts, queries[shown])
  return (
    <>
      <PageHead title={declaredText(calendarConflicts.label.many)}>
        <ExportButton collection={calendarConflicts} query={queries[shown]} />
        <SegmentedControl
          aria-label={declaredText(calendarConflicts.label.many)}
          value={shown}
          onChange={(value) => setShown(value === 'all' ? 'all' : 'open')}
          data={[
            { value: 'open', label: t('calendars.openOnly') },
            { value: 'all', label: t('calendars.all') },
          ]}
        />
      </PageHead>
      {error ? <ErrorNote error={error} onRetry={() => void refetch()} /> : null}
      {data?.length === 0 ? <NoConflicts /> : null}
      {data ? (
        <ul className={classes.cards}>
          {data.map((conflict) => (
            <ConflictCard key={conflict.id} conflict={conflict} />
          ))}
        </ul>
      ) : error ? null : (
        <Skeleton height={240} radius="lg" />
      )}
    </>
  )
}

function NoConflicts() {
  const { t } = useTranslation()
  return (
    <section className={`card ${classes.empty}`}>
      <IconCalendarCheck size={34} stroke={1.2} aria-hidden color="var(--accent)" />
      <Title order={2}>{t('calendars.noConflicts')}</Title>
      <Text c="dimmed" maw={460}>
        {t('calendars.noConflictsHint')}
      </Text>
    </section>
  )
}
