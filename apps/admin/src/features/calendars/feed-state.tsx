import type { ListItem } from '@dvor/contract/declaration/collection.ts'
import type { calendarFeeds } from '@dvor/contract/collections/calendars/calendar-feeds.ts'
import { formatInstant } from '@dvor/format/instants.ts'
import { Button, Group } from '@mantine/core'
import { IconAlertTriangle, IconRefresh } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '../../core/page/confirm-dialog.tsx'
import classes from './calendars.module.css'
import { problemLabel, usePull } from './use-pull.ts'

type Feed = Pick<
  ListItem<typeof calendarFeeds>,
  'id' | 'title' | 'active' | 'last_ok_at' | 'last_tried_at' | 'last_error' | 'event_count' | 'unread_count'
>

/** State of a portal's import: when it ran, its result, and its error. */
export function FeedFacts({ feed }: { feed: Feed }) {
  const { t } = useTranslation()
  const { last_ok_at, last_tried_at, last_error } = feed
  const facts = [
    last_ok_at
      ? t('calendars.readAt', { when: formatInstant(last_ok_at) })
      : last_tried_at
        ? t('calendars.triedAt', { when: formatInstant(last_tried_at) })
        : t('calendars.neverRead'),
    last_ok_at ? t('calendars.events', { total: feed.event_count }) : null,
  ]
  return (
    <>
      <p className={classes.facts}>{facts.filter(Boolean).join(' · ')}</p>
      {last_error ? <Problem text={problemLabel(last_error)} /> : null}
      {feed.unread_count > 0 ? <Problem text={t('calendars.unread', { total: feed.unread_count })} /> : null}
    </>
  )
}

function Problem({ text }: { text: string }) {
  return (
    <p className={classes.problem}>
      <IconAlertTriangle size={16} aria-hidden /> {text}
    </p>
  )
}

/** Buttons to import now, and to accept an empty calendar. */
export function PullButtons({ feed }: { feed: Feed }) {
  const { t } = useTranslation()
  const { pull, isPulling } = usePull(feed.id)
  const [isConfirming, setConfirming] = useState(false)
  const accept = async () => {
    await pull(true)
    setConfirming(false)
  }
  if (!feed.active) return null
  return (
    <Group gap="xs">
      <Button
        size="xs"
        variant="light"
        loading={isPulling}
        leftSection={<IconRefresh size={15} />}
        aria-label={`${t('calendars.pull')}: ${feed.title}`}
        onClick={() => void pull()}
      >
        {t('calendars.pull')}
      </Button>
      {feed.last_error === 'suddenly_empty' ? (
        <Button size="xs" variant="default" onClick={() => setConfirming(true)}>
          {t('calendars.acceptEmpty')}
        </Button>
      ) : null}
      {isConfirming ? (
        <ConfirmDialog
          title={t('calendars.acceptEmptyTitle', { portal: feed.title })}
          action={t('calendars.acceptEmpty')}
          isDanger
          isBusy={isPulling}
          problem={null}
          onConfirm={() => void accept()}
          onClose={() => setConfirming(false)}
        >
          {t('calendars.acceptEmptyText')}
        </ConfirmDialog>
      ) : null}
    </Group>
  )
}
