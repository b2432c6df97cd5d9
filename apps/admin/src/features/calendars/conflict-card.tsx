import { calendarConflicts } from '@dvor/contract/collections/calendars/calendar-conflicts.ts'
import { formatDayRange } from '@dvor/format/day-text.ts'
import { addDays } from '@dvor/format/days.ts'
import { formatInstant } from '@dvor/format/instants.ts'
import { Anchor, Button, Group, Title } from '@mantine/core'
import { IconCheck, IconNote, IconRotate } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ScreenLink } from '../../core/page/screen-link.tsx'
import { client } from '../../core/client/api.ts'
import { showFailure } from '../../core/client/toasts.ts'
import badges from '../../core/page/badges.module.css'
import { collectionKey } from '../../core/records/query-keys.ts'
import classes from './calendars.module.css'
import type { Conflict } from './conflict-list-page.tsx'

/** One double booking: the nights, both bookings, and the actions. */
export function ConflictCard({ conflict }: { conflict: Conflict }) {
  const { t } = useTranslation()
  const { first_night, last_night, accommodation_unit, note } = conflict
  return (
    <li className={`card ${classes.card}`}>
      <div className={classes.cardHead}>
        <Title order={2} className={classes.cardTitle}>
          {String(accommodation_unit['title'] ?? '')}
        </Title>
        <StandingBadge conflict={conflict} />
      </div>
      <p className={classes.nights}>
        {t('calendars.conflictNights', { nights: formatDayRange(first_night, addDays(last_night, 1)) })}
      </p>
      <Sides conflict={conflict} />
      {note ? <p className={classes.facts}>{note}</p> : null}
      <Actions conflict={conflict} />
    </li>
  )
}

function StandingBadge({ conflict: { seen, ended_at } }: { conflict: Conflict }) {
  const { t } = useTranslation()
  const [tone, text] = ended_at
    ? ['quiet', t('calendars.ended', { when: formatInstant(ended_at) })]
    : seen
      ? ['good', t('calendars.seen')]
      : ['bad', t('calendars.standing')]
  return (
    <span className={badges.badge} data-tone={tone}>
      {text}
    </span>
  )
}

function Sides({ conflict }: { conflict: Conflict }) {
  const { t } = useTranslation()
  const { portal, summary, arrival, departure, kind, with_title } = conflict
  return (
    <dl className={classes.sides}>
      <div>
        <dt>{t(`calendars.weHave.${kind}`)}</dt>
        <dd>{with_title ?? t('calendars.gone')}</dd>
      </div>
      <div>
        <dt>{t('calendars.portalHas', { portal })}</dt>
        <dd>
          {summary ?? t('calendars.unnamed')}, {formatDayRange(arrival, departure)}
        </dd>
      </div>
    </dl>
  )
}

function Actions({ conflict }: { conflict: Conflict }) {
  const { t } = useTranslation()
  const { save, isSaving } = useSeen(conflict)
  const { id, seen, ended_at, reservation } = conflict
  const reservationId = typeof reservation === 'string' ? reservation : reservation?.id
  return (
    <Group gap="xs" className={classes.actions}>
      {ended_at ? null : (
        <Button
          size="xs"
          variant={seen ? 'default' : 'filled'}
          loading={isSaving}
          leftSection={seen ? <IconRotate size={15} /> : <IconCheck size={15} />}
          onClick={() => void save(!seen)}
        >
          {t(seen ? 'calendars.reopen' : 'calendars.markSeen')}
        </Button>
      )}
      {reservationId ? (
        <Button size="xs" variant="default" component={ScreenLink} to={`/reservations/edit/${reservationId}`}>
          {t('calendars.openReservation')}
        </Button>
      ) : null}
      <Anchor component={ScreenLink} size="sm" to={`/calendar-conflicts/edit/${id}`}>
        <IconNote size={15} style={{ verticalAlign: '-2px' }} aria-hidden /> {t('calendars.note')}
      </Anchor>
    </Group>
  )
}

function useSeen({ id }: Conflict) {
  const { t } = useTranslation()
  const cache = useQueryClient()
  const [isSaving, setSaving] = useState(false)
  const save = async (seen: boolean) => {
    setSaving(true)
    const result = await client.resource(calendarConflicts).attempt.edit(id, { seen })
    await Promise.all([
      cache.invalidateQueries({ queryKey: collectionKey(calendarConflicts) }),
      cache.invalidateQueries({ queryKey: ['dashboard'] }),
    ])
    setSaving(false)
    if (!result.ok) showFailure(t('calendars.failed'), result.error)
  }
  return { save, isSaving }
}
