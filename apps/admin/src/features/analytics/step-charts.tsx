import type { Analytics, AnalyticsStep } from '@dvor/contract/insight/analytics.ts'
import { formatDay, formatDayMonth } from '@dvor/format/day-text.ts'
import { dayParts } from '@dvor/format/days.ts'
import { formatEuros, formatMoney } from '@dvor/format/money.ts'
import { monthName, monthShort } from '@dvor/format/names.ts'
import { formatPercent } from '@dvor/format/numbers.ts'
import { useTranslation } from 'react-i18next'
import { i18n } from '../../core/texts/i18n.ts'
import { BarChart, type ChartBar } from './bar-chart.tsx'
import { ChartCard } from './chart-card.tsx'
import { count, money, percent, word, yearBefore, type Sheet } from './sheet.ts'

/** Revenue and occupancy by month, or by night where the period is short. */
export function StepCharts({ data, suffix }: { data: Analytics; suffix: string }) {
  const { t } = useTranslation()
  const isEmpty = data.steps.every((step) => step.available + step.compared.available === 0)
  const sheet = isEmpty ? { heads: [], rows: [] } : sheetOf(data)
  const revenue = t('analytics.revenueByStep')
  const occupancy = t('analytics.occupancyByStep')
  return (
    <>
      <ChartCard title={revenue} sheet={sheet} fileName={`trzby-${suffix}`} isWide>
        <BarChart
          label={revenue}
          bars={data.steps.map((step) => barOf(data, step, ({ room_revenue }) => room_revenue))}
          format={formatMoney}
          formatTick={formatEuros}
        />
      </ChartCard>
      <ChartCard title={occupancy} sheet={sheet} fileName={`obsadenost-${suffix}`} isWide>
        <BarChart
          label={occupancy}
          bars={data.steps.map((step) => barOf(data, step, (figures) => figures.occupancy ?? 0))}
          format={formatPercent}
          formatTick={formatPercent}
        />
      </ChartCard>
    </>
  )
}

type Shown = Omit<AnalyticsStep, 'from' | 'to' | 'compared'>

function barOf({ step: kind }: Analytics, step: AnalyticsStep, value: (figures: Shown) => number): ChartBar {
  const { month } = dayParts(step.from)
  return {
    key: step.from,
    label: kind === 'day' ? formatDayMonth(step.from) : monthShort(month),
    name: nameOf(kind, step),
    now: value(step),
    before: value(step.compared),
  }
}

function nameOf(kind: Analytics['step'], { from }: AnalyticsStep): string {
  const { month, year } = dayParts(from)
  return kind === 'day' ? formatDay(from) : `${monthName(month)} ${year}`
}

function sheetOf({ step: kind, steps }: Analytics): Sheet {
  const { t } = i18n
  const [room, service] = [t('analytics.roomRevenue'), t('analytics.serviceRevenue')]
  const [sold, occupancy] = [t('analytics.sold'), t('analytics.occupancy')]
  return {
    heads: [
      t(kind === 'day' ? 'analytics.night' : 'analytics.month'),
      room,
      yearBefore(room),
      service,
      yearBefore(service),
      sold,
      yearBefore(sold),
      t('analytics.portal'),
      t('analytics.available'),
      occupancy,
      yearBefore(occupancy),
    ],
    rows: steps.map((step) => [
      word(nameOf(kind, step)),
      money(step.room_revenue),
      money(step.compared.room_revenue),
      money(step.service_revenue),
      money(step.compared.service_revenue),
      count(step.sold),
      count(step.compared.sold),
      count(step.portal),
      count(step.available),
      percent(step.occupancy),
      percent(step.compared.occupancy),
    ]),
  }
}
