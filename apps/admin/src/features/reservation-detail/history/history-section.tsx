import { formatInstant } from '@dvor/format/instants.ts'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { client } from '../../../core/client/api.ts'
import { unwrap } from '../../../core/client/query-client.ts'
import { ErrorNote } from '../../../core/page/notes.tsx'
import { askToUndo } from '../../../core/undo/undo-question.ts'
import { actorText } from '../../../core/texts/actor-text.ts'
import { historyText } from './history-text.ts'
import { NotifyGuest } from './notify-guest.tsx'
import type { SectionProps } from '../../reservations/reservation.ts'
import classes from '../../reservations/reservation.module.css'
import { Section } from '../../../core/page/section.tsx'
import { reservations } from '@dvor/contract/collections/reservations/reservations.ts'
import { useCollectionViews } from '../../../core/fields/collection-views.ts'
import { useMay } from '../../../core/client/person.ts'

const shownAtFirst = 6

/** Actions that are taken back; the whole history says of the others why not. */
const wayBack = new Set(['edit', 'stays', 'state'])

/** History of the reservation, newest first. */
export function HistorySection({ reservation: { id, guest_email, arrival } }: SectionProps) {
  const { t } = useTranslation()
  const [isWhole, setWhole] = useState(false)
  const may = useMay()
  const { RecordHistory } = useCollectionViews()
  const { data, error, refetch } = useQuery({
    queryKey: ['reservations', 'history', id],
    queryFn: async () => unwrap(await client.frontDesk.attempt.history(id)),
  })
  const entries = (data ?? []).toReversed()
  const latest =
    guest_email && may('messages.send') ? entries.find(({ action }) => action === 'state') : undefined
  return (
    <Section id="history" title={t('reservations.history.title')} offPaper>
      {error ? <ErrorNote error={error} onRetry={() => void refetch()} /> : null}
      <ol className={classes.history}>
        {entries.slice(0, isWhole ? undefined : shownAtFirst).map((entry) => {
          const { title, details } = historyText(entry, arrival)
          return (
            <li key={entry.id}>
              <strong>{title}</strong>
              {details.map((detail) => (
                <span key={detail}>{detail}</span>
              ))}
              <small>
                {formatInstant(entry.at)} · {actorText(entry.actor)}
              </small>
              {wayBack.has(entry.action) ? (
                <Button
                  variant="subtle"
                  size="compact-xs"
                  w="fit-content"
                  aria-label={t('reservations.history.undoOf', { what: title })}
                  onClick={() => askToUndo({ undone: { change: entry.id } })}
                >
                  {t('undo.label')}
                </Button>
              ) : null}
              {entry === latest ? <NotifyGuest reservationId={id} change={entry} /> : null}
            </li>
          )
        })}
      </ol>
      {RecordHistory ? <RecordHistory collection={reservations} id={id} /> : null}
      {entries.length > shownAtFirst ? (
        <Button variant="subtle" size="compact-sm" onClick={() => setWhole(!isWhole)}>
          {t(isWhole ? 'reservations.history.less' : 'reservations.history.more')}
        </Button>
      ) : null}
    </Section>
  )
}
