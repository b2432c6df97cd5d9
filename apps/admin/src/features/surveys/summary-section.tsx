import type { SurveySummary, SurveySummaryQuery } from '@dvor/contract/guests/surveys.ts'
import { addDays, addMonths, startOfMonth, type Day } from '@dvor/format/days.ts'
import { formatNumber, formatPercent } from '@dvor/format/numbers.ts'
import { NativeSelect, Title } from '@mantine/core'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { client } from '../../core/client/api.ts'
import { unwrap } from '../../core/client/query-client.ts'
import { useToday } from '../../core/property/use-today.ts'
import { QueryContent } from '../../core/page/query-content.tsx'
import { QuestionCard } from './question-card.tsx'
import classes from './surveys.module.css'

const ranges = ['rangeYear', 'rangeThisYear', 'rangeAll'] as const
type Range = (typeof ranges)[number]

function daysOf(range: Range, today: Day): SurveySummaryQuery {
  if (range === 'rangeAll') return {}
  if (range === 'rangeThisYear') return { from: `${today.slice(0, 4)}-01-01`, to: today }
  return { from: addDays(addMonths(startOfMonth(today), -12), Number(today.slice(8)) - 1), to: today }
}

/** Summary of all answers in a period: averages of stars, and counts of values. */
export function SummarySection({ onShow }: { onShow: (question: string) => void }) {
  const { t } = useTranslation()
  const [range, setRange] = useState<Range>('rangeYear')
  const days = daysOf(range, useToday())
  const query = useQuery({
    queryKey: ['survey-answers', 'summary', days],
    queryFn: async () => unwrap(await client.surveys.attempt.summary(days)),
    placeholderData: keepPreviousData,
  })
  return (
    <section className={classes.summary} aria-label={t('surveys.summary')}>
      <div className={classes.summaryHead}>
        <Title order={2}>{t('surveys.summary')}</Title>
        <NativeSelect
          aria-label={t('surveys.range')}
          value={range}
          data={ranges.map((name) => ({ value: name, label: t(`surveys.${name}`) }))}
          onChange={(event) => setRange(event.currentTarget.value as Range)}
        />
      </div>
      <QueryContent query={query} failed={t('surveys.summaryFailed')} height={260}>
        {(data) => <Cards data={data} onShow={onShow} />}
      </QueryContent>
    </section>
  )
}

function Cards({ data, onShow }: { data: SurveySummary; onShow: (question: string) => void }) {
  const { t } = useTranslation()
  const share = data.sent > 0 ? formatPercent((100 * Math.min(data.done, data.sent)) / data.sent) : t('none')
  return (
    <>
      <dl className={classes.totals}>
        <Total value={formatNumber(data.sent)} label={t('surveys.sent')} />
        <Total value={formatNumber(data.done)} label={t('surveys.filled')} />
        <Total value={share} label={t('surveys.share')} />
      </dl>
      <div className={classes.cards}>
        {data.questions.map((question) => (
          <QuestionCard key={question.id} question={question} onShow={() => onShow(question.id)} />
        ))}
      </div>
    </>
  )
}

function Total({ value, label }: { value: string; label: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  )
}
