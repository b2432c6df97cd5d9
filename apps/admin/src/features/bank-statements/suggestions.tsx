import type { LineSuggestion } from '@dvor/contract/money/statements.ts'
import { formatDayRange } from '@dvor/format/day-text.ts'
import { formatMoney } from '@dvor/format/money.ts'
import { Button, Skeleton, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { client } from '../../core/client/api.ts'
import { unwrap } from '../../core/client/query-client.ts'
import { ErrorNote } from '../../core/page/notes.tsx'
import badges from '../../core/page/badges.module.css'
import { ProblemNote } from '../../core/page/problem-note.tsx'
import { StateBadge } from '../reservations/state-badge.tsx'
import inbox from '../../core/screens/inbox.module.css'
import classes from './inbox.module.css'
import type { Line } from './line.ts'
import { useLineAction } from './use-line-action.ts'

/** Suggested reservations for a transaction, each with a button to allocate it. */
export function Suggestions({ line, onDone }: { line: Line; onDone: () => void }) {
  const { t } = useTranslation()
  const { run, isBusy, problem } = useLineAction(onDone)
  const { data, error, refetch } = useQuery({
    queryKey: ['statement-lines', 'suggestions', line.id],
    queryFn: async () => unwrap(await client.statements.attempt.suggestions(line.id)),
  })
  const assign = ({ reservation, amount }: LineSuggestion) =>
    run(
      () => client.statements.attempt.assign(line.id, { allocations: [{ reservation, amount }] }),
      t('payments.suggestions.done'),
    )
  return (
    <section className={inbox.part}>
      <Title order={3}>{t('payments.suggestions.title')}</Title>
      {error ? <ErrorNote error={error} onRetry={() => void refetch()} /> : null}
      {data || error ? null : <Skeleton height={90} radius="md" />}
      {data?.length === 0 ? <Text c="dimmed">{t('payments.suggestions.none')}</Text> : null}
      <ul className={classes.suggestions}>
        {(data ?? []).map((suggestion, index) => (
          <li key={suggestion.reservation}>
            <Suggested suggestion={suggestion} />
            <Button
              size="xs"
              variant={index === 0 ? 'filled' : 'light'}
              loading={isBusy}
              data-autofocus={index === 0 || undefined}
              onClick={() => void assign(suggestion)}
            >
              {t('payments.suggestions.assign', { amount: formatMoney(suggestion.amount) })}
            </Button>
          </li>
        ))}
      </ul>
      <ProblemNote problem={problem} />
    </section>
  )
}

function Suggested({ suggestion }: { suggestion: LineSuggestion }) {
  const { t } = useTranslation()
  const { number, guest_name, state, arrival, departure, due, why } = suggestion
  const facts = [
    arrival && departure ? formatDayRange(arrival, departure) : null,
    due > 0
      ? t('payments.suggestions.due', { amount: formatMoney(due) })
      : t('payments.suggestions.nothingDue'),
  ]
  return (
    <div>
      <strong>{[number, guest_name].filter(Boolean).join(' · ')}</strong>
      <small>{facts.filter(Boolean).join(' · ')}</small>
      <span className={classes.why}>
        <StateBadge state={state} arrival={arrival} />
        {why.map((reason) => (
          <span key={reason} className={badges.badge}>
            {t(`payments.suggestions.why.${reason}`)}
          </span>
        ))}
      </span>
    </div>
  )
}
