import type { ForecastWeek, Pickup, PickupMonth } from '@dvor/contract/insight/pickup.ts'
import { formatDay, formatDayMonth, formatDayRange } from '@dvor/format/day-text.ts'
import { dayParts } from '@dvor/format/days.ts'
import { monthName, monthShort } from '@dvor/format/names.ts'
import { formatNumber } from '@dvor/format/numbers.ts'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { client } from '../../core/client/api.ts'
import { unwrap } from '../../core/client/query-client.ts'
import { QueryContent } from '../../core/page/query-content.tsx'
import { i18n } from '../../core/texts/i18n.ts'
import classes from './analytics.module.css'
import { BarChart } from './bar-chart.tsx'
import { ChartCard } from './chart-card.tsx'
import { count, word, type Sheet } from './sheet.ts'

/** What is booked ahead against a year ago, and what to expect of the next 60 days; by today, whatever the period. */
export function PickupCharts() {
  const { t } = useTranslation()
  const query = useQuery({
    queryKey: ['analytics', 'pickup'],
    queryFn: async () => unwrap(await client.insight.attempt.pickup()),
  })
  return (
    <QueryContent query={query} failed={t('analytics.pickupFailed')} height={300}>
      {(data) => (
        <div className={`${classes.charts} ${classes.ahead}`}>
          <MonthsChart pickup={data} />
          <ForecastChart pickup={data} />
        </div>
      )}
    </QueryContent>
  )
}

const decimal = (value: number) => formatNumber(value, undefined, 1)

function MonthsChart({ pickup: { months, year_ago, today } }: { pickup: Pickup }) {
  const { t } = useTranslation()
  const title = t('analytics.pickup')
  return (
    <ChartCard
      title={title}
      summary={t('analytics.pickupHint', { day: formatDay(year_ago) })}
      sheet={monthSheet(months)}
      fileName={`pickup-${today}`}
    >
      <BarChart
        label={title}
        names={{
          now: t('analytics.onBooksNow'),
          before: t('analytics.onBooksThen'),
          said: (value) => t('analytics.wasThen', { value }),
        }}
        bars={months.map(({ month, now, year_ago }) => ({
          key: month,
          label: monthShort(dayParts(`${month}-01`).month),
          name: nameOf(month),
          now,
          before: year_ago,
        }))}
        format={formatNumber}
        formatTick={formatNumber}
      />
    </ChartCard>
  )
}

function nameOf(month: string): string {
  const { month: number, year } = dayParts(`${month}-01`)
  return `${monthName(number)} ${year}`
}

function monthSheet(months: readonly PickupMonth[]): Sheet {
  const { t } = i18n
  const isEmpty = months.every(({ now, year_ago, final }) => now + year_ago + final === 0)
  return {
    heads: [
      t('analytics.month'),
      t('analytics.onBooksNow'),
      t('analytics.onBooksThen'),
      t('analytics.finalThen'),
    ],
    rows: isEmpty
      ? []
      : months.map(({ month, now, year_ago, final }) => [
          word(nameOf(month)),
          count(now),
          count(year_ago),
          count(final),
        ]),
  }
}

function ForecastChart({ pickup: { weeks, today } }: { pickup: Pickup }) {
  const { t } = useTranslation()
  const title = t('analytics.forecast')
  return (
    <ChartCard
      title={title}
      summary={forecastSummary(weeks)}
      sheet={weekSheet(weeks)}
      fileName={`vyhlad-${today}`}
    >
      <BarChart
        label={title}
        names={{
          now: t('analytics.onBooksNow'),
          before: t('analytics.expected'),
          said: (value) => t('analytics.expectedSaid', { value }),
        }}
        bars={weeks.map(({ from, to, on_books, expected }) => ({
          key: from,
          label: formatDayMonth(from),
          name: formatDayRange(from, to),
          now: on_books,
          before: expected ?? 0,
        }))}
        format={decimal}
        formatTick={formatNumber}
      />
    </ChartCard>
  )
}

function forecastSummary(weeks: readonly ForecastWeek[]): string {
  const { t } = i18n
  const sum = (of: (week: ForecastWeek) => number) => weeks.reduce((total, week) => total + of(week), 0)
  const figures = {
    booked: formatNumber(sum((week) => week.on_books)),
    available: formatNumber(sum((week) => week.available)),
  }
  if (weeks.some(({ expected }) => expected === null)) return t('analytics.forecastNone', figures)
  const expected = Math.round(sum((week) => week.expected ?? 0))
  return t('analytics.forecastHint', { ...figures, expected: formatNumber(expected) })
}

function weekSheet(weeks: readonly ForecastWeek[]): Sheet {
  const { t } = i18n
  return {
    heads: [
      t('analytics.week'),
      t('analytics.onBooksNow'),
      t('analytics.expected'),
      t('analytics.available'),
    ],
    rows: weeks.map(({ from, to, on_books, expected, available }) => [
      word(formatDayRange(from, to)),
      count(on_books),
      expected === null ? word(t('none')) : { text: decimal(expected), csv: expected },
      count(available),
    ]),
  }
}
