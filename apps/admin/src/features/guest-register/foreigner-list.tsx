import type { RegisterEntry } from '@dvor/contract/guests/guest-register.ts'
import { countryName } from '@dvor/format/countries.ts'
import { formatDay, formatDayRange } from '@dvor/format/day-text.ts'
import { formatInstant } from '@dvor/format/instants.ts'
import { Checkbox, SegmentedControl, Skeleton, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { client } from '../../core/client/api.ts'
import { unwrap } from '../../core/client/query-client.ts'
import { useToday } from '../../core/property/use-today.ts'
import badges from '../../core/page/badges.module.css'
import { ErrorNote } from '../../core/page/notes.tsx'
import { DocumentNumber } from './document-number.tsx'
import { ForeignerActions } from './foreigner-actions.tsx'
import { GuestGaps } from './guest-gaps.tsx'
import classes from './register.module.css'

type Shown = 'due' | 'reported'

/** Foreigners to be reported to the police, the most urgent first. */
export function ForeignerList() {
  const { t } = useTranslation()
  const [shown, setShown] = useState<Shown>('due')
  const { data, error, refetch } = useQuery({
    queryKey: ['guest-register', 'foreigners', shown],
    queryFn: async () => unwrap(await client.reports.attempt.foreigners({ state: shown })),
  })
  return (
    <>
      <Text c="dimmed" mb="md" maw={720}>
        {t('register.foreignersHint')}
      </Text>
      <GuestGaps />
      <SegmentedControl
        mb="md"
        aria-label={t('register.foreigners')}
        value={shown}
        onChange={(value) => setShown(value === 'reported' ? 'reported' : 'due')}
        data={(['due', 'reported'] as const).map((value) => ({ value, label: t(`register.${value}`) }))}
      />
      {error ? <ErrorNote error={error} onRetry={() => void refetch()} /> : null}
      {data ? (
        <Choice key={shown} entries={data} shown={shown} />
      ) : error ? null : (
        <Skeleton height={200} radius="lg" />
      )}
    </>
  )
}

function Choice({ entries, shown }: { entries: readonly RegisterEntry[]; shown: Shown }) {
  const { t } = useTranslation()
  const [chosen, setChosen] = useState<ReadonlySet<string>>(() => new Set(entries.map(({ id }) => id)))
  const toggle = (id: string) => {
    const next = new Set(chosen)
    if (!next.delete(id)) next.add(id)
    setChosen(next)
  }
  if (entries.length === 0)
    return <Text c="dimmed">{t(shown === 'due' ? 'register.noneDue' : 'register.noneReported')}</Text>
  const ids = entries.map(({ id }) => id).filter((id) => chosen.has(id))
  return (
    <section className={`card ${classes.panel}`} aria-label={t('register.foreigners')}>
      <div className={classes.chooseAll}>
        <Checkbox
          label={t('register.chooseAll')}
          checked={ids.length === entries.length}
          indeterminate={ids.length > 0 && ids.length < entries.length}
          onChange={() =>
            setChosen(new Set(ids.length === entries.length ? [] : entries.map(({ id }) => id)))
          }
        />
        <span className={classes.spacer} />
        <ForeignerActions ids={ids} canMark={shown === 'due'} />
      </div>
      <ul className={classes.people}>
        {entries.map((entry) => (
          <Person key={entry.id} entry={entry} isChosen={chosen.has(entry.id)} onToggle={toggle} />
        ))}
      </ul>
    </section>
  )
}

interface PersonProps {
  entry: RegisterEntry
  isChosen: boolean
  onToggle: (id: string) => void
}

function Person({ entry, isChosen, onToggle }: PersonProps) {
  const { t } = useTranslation()
  const name = `${entry.first_name} ${entry.last_name}`
  return (
    <li>
      <Checkbox
        aria-label={t('register.choose', { name })}
        checked={isChosen}
        onChange={() => onToggle(entry.id)}
      />
      <span className={classes.person}>
        <strong>{name}</strong> <Deadline entry={entry} />
        <small>
          {countryName(entry.nationality)} · {formatDay(entry.birth_date)} ·{' '}
          {formatDayRange(entry.arrival, entry.departure)} · {entry.address}
        </small>
        <DocumentNumber guest={entry} />
      </span>
    </li>
  )
}

function Deadline({ entry: { report_by, reported_at } }: { entry: RegisterEntry }) {
  const { t } = useTranslation()
  const today = useToday()
  if (reported_at)
    return (
      <span className={badges.badge} data-tone="good">
        {t('register.reportedAt', { when: formatInstant(reported_at) })}
      </span>
    )
  if (!report_by) return null
  const isLate = report_by < today
  return (
    <span className={badges.badge} data-tone={isLate ? 'bad' : 'wait'}>
      {t(isLate ? 'register.late' : 'register.reportBy', { day: formatDay(report_by) })}
    </span>
  )
}
