import type { QuestionSummary } from '@dvor/contract/guests/surveys.ts'
import { formatNumber, formatPercent } from '@dvor/format/numbers.ts'
import { Button, Text, Title } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import classes from './surveys.module.css'

interface Props {
  question: QuestionSummary
  /** Shows the answers to the question in the list. */
  onShow: () => void
}

/** Summary of one question: the average of stars, a bar for each value; texts stand in the list below. */
export function QuestionCard({ question, onShow }: Props) {
  const { t } = useTranslation()
  const { text, active, count, average, distribution } = question
  return (
    <section className={`card ${classes.card}`} aria-label={text}>
      <Title order={3}>{text}</Title>
      <Text c="dimmed" size="sm">
        {t('surveys.answered', { number: formatNumber(count) })}
        {active ? '' : `, ${t('surveys.notAsked')}`}
      </Text>
      {average === null ? null : (
        <p className={classes.average}>
          <strong>{formatNumber(average, undefined, 1)}</strong> {t('surveys.average')}
        </p>
      )}
      {distribution.length > 0 ? <Bars question={question} /> : null}
      {count > 0 && distribution.length === 0 ? (
        <Button variant="light" size="xs" onClick={onShow}>
          {t('surveys.showWords')}
        </Button>
      ) : null}
      {count === 0 ? <Text size="sm">{t('surveys.nobody')}</Text> : null}
    </section>
  )
}

/** Bars by value, best first, with their numbers. */
function Bars({ question: { kind, count, distribution } }: { question: QuestionSummary }) {
  const rows = kind === 'rating' ? distribution.toReversed() : distribution
  const share = (times: number) => (count > 0 ? (100 * times) / count : 0)
  return (
    <dl className={classes.bars} data-short={kind === 'rating' || undefined}>
      {rows.map(({ value, count: times }) => (
        <div key={value}>
          <dt>{kind === 'rating' ? `${value} ★` : value}</dt>
          <dd>
            <svg viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden>
              <rect className={classes.barBack} width="100" height="8" />
              <rect className={classes.barFill} width={share(times)} height="8" />
            </svg>
            <span>
              {formatNumber(times)} ({formatPercent(Math.round(share(times)))})
            </span>
          </dd>
        </div>
      ))}
    </dl>
  )
}
