import { formatInstant } from '@dvor/format/instants.ts'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { client } from '../app/api.ts'
import { unwrap } from '../app/query-client.ts'
import { ErrorNote } from '../resource/list-notes.tsx'
import { actorText, historyText } from './history-text.ts'
import type { SectionProps } from './reservation.ts'
import classes from './reservation.module.css'
import { Section } from './section.tsx'

const shownAtFirst = 6

/** Every change, newest first: who, when, from what to what. */
export function HistorySection({ reservation: { id } }: SectionProps) {
  const { t } = useTranslation()
  const [isWhole, setWhole] = useState(false)
  const { data, error, refetch } = useQuery({
    queryKey: ['reservations', 'history', id],
    queryFn: async () => unwrap(await client.frontDesk.attempt.history(id)),
  })
  const entries = (data ?? []).toReversed()
  return (
    <Section title={t('reservations.history.title')} offPaper>
      {error ? <ErrorNote error={error} onRetry={() => void refetch()} /> : null}
      <ol className={classes.history}>
        {entries.slice(0, isWhole ? undefined : shownAtFirst).map((entry) => {
          const { title, details } = historyText(entry)
          return (
            <li key={entry.id}>
              <strong>{title}</strong>
              {details.map((detail) => (
                <span key={detail}>{detail}</span>
              ))}
              <small>
                {formatInstant(entry.at)} · {actorText(entry.actor)}
              </small>
            </li>
          )
        })}
      </ol>
      {entries.length > shownAtFirst ? (
        <Button variant="subtle" size="compact-sm" onClick={() => setWhole(!isWhole)}>
          {t(isWhole ? 'reservations.history.less' : 'reservations.history.more')}
        </Button>
      ) : null}
    </Section>
  )
}
