import { Button } from '@mantine/core'
import { IconArrowRight } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { ScreenLink } from '../../core/page/screen-link.tsx'
import { QueueRow } from '../queue/queue-row.tsx'
import queueClasses from '../queue/queue.module.css'
import { queueTotal, useQueue } from '../queue/use-queue.ts'
import { DayCard } from './day-card.tsx'

/** So many lines are shown before the whole list is opened. */
const mostShown = 6

/** The first of what waits for the person, and the way to all of it; nothing where nothing waits. */
export function QueueSection() {
  const { t } = useTranslation()
  const { data, dataUpdatedAt } = useQueue()
  const total = queueTotal(data)
  if (!data || total === 0) return null
  return (
    <DayCard title={t('queue.title')} count={total} to="/queue" empty="" isUrgent>
      <ul className={queueClasses.lines} data-inside>
        {data.lines.slice(0, mostShown).map((line) => (
          <QueueRow key={`${line.kind} ${line.id} ${line.topic}`} line={line} readAt={dataUpdatedAt} />
        ))}
      </ul>
      {total > mostShown ? (
        <Button
          component={ScreenLink}
          to="/queue"
          variant="light"
          rightSection={<IconArrowRight size={17} />}
        >
          {t('queue.seeAll')}
        </Button>
      ) : null}
    </DayCard>
  )
}
