import type { AnalyticsShare } from '@dvor/contract/insight/analytics.ts'
import { formatMoney } from '@dvor/format/money.ts'
import { countOf } from '@dvor/format/plurals.ts'
import { i18n } from '../../core/texts/i18n.ts'
import { BarList } from './bar-list.tsx'
import { ChartCard } from './chart-card.tsx'
import { count, money, word, yearBefore, type Sheet } from './sheet.ts'

interface Named extends AnalyticsShare {
  key: string
  name: string
}

interface Props {
  title: string
  head: string
  shares: readonly Named[]
  fileName: string
}

const revenueOf = ({ room_revenue, service_revenue }: AnalyticsShare['compared']) =>
  room_revenue + service_revenue

/** Revenue of rooms and services together, and nights, by source. */
export function ShareChart({ title, head, shares, fileName }: Props) {
  return (
    <ChartCard title={title} sheet={sheetOf(head, shares)} fileName={fileName}>
      <BarList
        bars={shares.map((share) => ({
          key: share.key,
          label: share.name,
          now: revenueOf(share),
          before: revenueOf(share.compared),
          text: formatMoney(revenueOf(share)),
          note: countOf(share.nights, 'night'),
        }))}
      />
    </ChartCard>
  )
}

function sheetOf(head: string, shares: readonly Named[]): Sheet {
  const { t } = i18n
  const [nights, reservations] = [t('analytics.nights'), t('analytics.reservations')]
  const [room, service] = [t('analytics.roomRevenue'), t('analytics.serviceRevenue')]
  const heads = [reservations, nights, room, service].flatMap((name) => [name, yearBefore(name)])
  return {
    heads: [head, ...heads],
    rows: shares.map(({ name, compared, ...now }) => [
      word(name),
      count(now.reservations),
      count(compared.reservations),
      count(now.nights),
      count(compared.nights),
      money(now.room_revenue),
      money(compared.room_revenue),
      money(now.service_revenue),
      money(compared.service_revenue),
    ]),
  }
}
