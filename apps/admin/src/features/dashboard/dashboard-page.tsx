import type { Dashboard } from '@dvor/contract/insight/dashboard.ts'
import { formatDayLong } from '@dvor/format/day-text.ts'
import { formatInstant } from '@dvor/format/instants.ts'
import { formatSize } from '@dvor/format/size.ts'
import { Button, Group, Skeleton, Text, Title } from '@mantine/core'
import { IconChartBar, IconPlus, IconDatabase } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ScreenLink } from '../../core/page/screen-link.tsx'
import { client } from '../../core/client/api.ts'
import { unwrap } from '../../core/client/query-client.ts'
import { useTitle } from '../../core/property/use-title.ts'
import { useToday } from '../../core/property/use-today.ts'
import { ErrorNote } from '../../core/page/notes.tsx'
import classes from './dashboard.module.css'
import { FirstSteps } from './first-steps.tsx'
import { greetingAt } from './greeting.ts'
import { QueueSection } from './queue-section.tsx'
import { OccupancySection } from './occupancy-section.tsx'
import { StatesSection } from './states-section.tsx'
import { TodaySection } from './today-section.tsx'
import { WaitingSection } from './waiting-section.tsx'
import { WarningsNote } from './warnings-note.tsx'

const everyMinute = 60_000

/** The dashboard: today's arrivals and departures, what waits, occupancy. */
export function DashboardPage() {
  const { t } = useTranslation()
  useTitle(t('dashboard.title'))
  const { data, error, refetch } = useDashboard()
  return (
    <div className={classes.page}>
      <Head />
      {error && !data ? (
        <ErrorNote error={error} title={t('dashboard.failed')} onRetry={() => void refetch()} />
      ) : null}
      {data ? (
        <>
          <TodaySection data={data} />
          <FirstSteps />
          <QueueSection />
          <WarningsNote data={data} />
          <WaitingSection data={data} />
          <OccupancySection data={data} />
          <StatesSection data={data} />
          <BackupNote data={data} />
        </>
      ) : error ? null : (
        <Skeleton height={420} radius="lg" />
      )}
    </div>
  )
}

/** The dashboard's data, read again at intervals. */
function useDashboard() {
  return useQuery({
    queryKey: ['dashboard'],
    queryFn: async () => unwrap(await client.insight.attempt.dashboard()),
    refetchInterval: everyMinute,
  })
}

/** Times of the last backup and of the last test of a restore. A late backup is an alert at the top. */
function BackupNote({ data: { last_backup, last_restore_test: test } }: { data: Dashboard }) {
  const { t } = useTranslation()
  const text = last_backup
    ? t('dashboard.lastBackup', {
        when: formatInstant(last_backup.made_at),
        size: formatSize(last_backup.bytes),
      })
    : t('dashboard.noBackup')
  const tested =
    test &&
    t(test.failed ? 'dashboard.restoreFailed' : 'dashboard.restoreTested', {
      when: formatInstant(test.tested_at),
    })
  return (
    <Group gap={6} c="dimmed" wrap="nowrap">
      <IconDatabase size={16} aria-hidden />
      <Text size="sm">{tested ? `${text} · ${tested}` : text}</Text>
    </Group>
  )
}

function Head() {
  const { t } = useTranslation()
  const today = useToday()
  const [greeting] = useState(() => greetingAt(new Date()))
  return (
    <div className={classes.head}>
      <div>
        <Title order={1}>{t(`dashboard.${greeting}`)}</Title>
        <Text c="dimmed">{formatDayLong(today)}</Text>
      </div>
      <Group gap="xs">
        <Button
          component={ScreenLink}
          to="/dashboard/analytics"
          variant="default"
          leftSection={<IconChartBar size={17} />}
        >
          {t('dashboard.analytics')}
        </Button>
        <Button component={ScreenLink} to="/reservations/add" leftSection={<IconPlus size={17} />}>
          {t('dashboard.add')}
        </Button>
      </Group>
    </div>
  )
}
