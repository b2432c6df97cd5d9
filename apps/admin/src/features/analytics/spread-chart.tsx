import { defaultLanguage } from '@dvor/format/language.ts'
import type { AnalyticsBucket, AnalyticsSpread } from '@dvor/contract/insight/analytics.ts'
import type { Noun } from '@dvor/format/grammar.ts'
import { formatNumber } from '@dvor/format/numbers.ts'
import { countOf, pluralForm } from '@dvor/format/plurals.ts'
import { i18n } from '../../core/texts/i18n.ts'
import { BarList } from './bar-list.tsx'
import { ChartCard } from './chart-card.tsx'
import { count, word, yearBefore, type Sheet } from './sheet.ts'

interface Props {
  title: string
  /** Head of the first column. */
  head: string
  spread: AnalyticsSpread
  noun: Noun
  fileName: string
}

/** Distribution of reservations over a number of days. */
export function SpreadChart({ title, head, spread, noun, fileName }: Props) {
  return (
    <ChartCard
      title={title}
      summary={summaryOf(spread, noun)}
      sheet={sheetOf(head, spread, noun)}
      fileName={fileName}
    >
      <BarList
        bars={spread.buckets.map((bucket) => ({
          key: String(bucket.least),
          label: bucketName(bucket, noun),
          now: bucket.reservations,
          before: bucket.compared,
          text: formatNumber(bucket.reservations),
        }))}
      />
    </ChartCard>
  )
}

function summaryOf({ average, median, compared_average }: AnalyticsSpread, noun: Noun): string {
  const { t } = i18n
  const only = t('analytics.arrivalsOnly')
  if (average === null || median === null) return only
  const decimal = (value: number) => `${formatNumber(value, undefined, 1)}\u00A0${fractionForm(value, noun)}`
  const now = t('analytics.spreadSummary', { average: decimal(average), median: decimal(median) })
  const before =
    compared_average === null ? '' : t('analytics.spreadBefore', { average: decimal(compared_average) })
  return `${only} ${now.charAt(0).toUpperCase()}${now.slice(1)}${before}.`
}

/** Fractions take the genitive singular in Slovak: 2,5 dňa, 2,5 noci. */
const fractionForm = (value: number, noun: Noun) =>
  Number.isInteger(value) || defaultLanguage() === 'en'
    ? pluralForm(value, noun)
    : noun === 'day'
      ? 'dňa'
      : 'noci'

function bucketName({ least, most }: AnalyticsBucket, noun: Noun): string {
  const { t } = i18n
  if (most === null) return t('analytics.more', { least, noun: pluralForm(least, noun) })
  if (least === 0) return t('analytics.sameDay')
  if (least === most) return countOf(least, noun)
  return t('analytics.range', { least, most, noun: pluralForm(most, noun) })
}

function sheetOf(head: string, { buckets, reservations }: AnalyticsSpread, noun: Noun): Sheet {
  const counted = i18n.t('analytics.reservations')
  const isEmpty = reservations === 0 && buckets.every(({ compared }) => compared === 0)
  return {
    heads: [head, counted, yearBefore(counted)],
    rows: isEmpty
      ? []
      : buckets.map((bucket) => [
          word(bucketName(bucket, noun)),
          count(bucket.reservations),
          count(bucket.compared),
        ]),
  }
}
