import type { Analytics } from '@dvor/contract/insight/analytics.ts'
import { formatMoney } from '@dvor/format/money.ts'
import { formatPercent } from '@dvor/format/numbers.ts'
import { useTranslation } from 'react-i18next'
import { i18n } from '../../core/texts/i18n.ts'
import { BarList } from './bar-list.tsx'
import { ChartCard } from './chart-card.tsx'
import { count, money, percent, word, yearBefore, type Sheet } from './sheet.ts'

/** Revenue of each unit, in the owner's order. */
export function UnitChart({ data, suffix }: { data: Analytics; suffix: string }) {
  const { t } = useTranslation()
  return (
    <ChartCard title={t('analytics.byUnit')} sheet={sheetOf(data)} fileName={`izby-${suffix}`} isWide>
      <BarList
        bars={data.units.map((unit) => ({
          key: unit.id,
          label: unit.title,
          now: unit.room_revenue,
          before: unit.compared.room_revenue,
          text: formatMoney(unit.room_revenue),
          note: unit.occupancy === null ? undefined : formatPercent(unit.occupancy),
        }))}
      />
    </ChartCard>
  )
}

function sheetOf({ units }: Analytics): Sheet {
  const { t } = i18n
  const [room, occupancy] = [t('analytics.roomRevenue'), t('analytics.occupancy')]
  return {
    heads: [
      t('analytics.unit'),
      room,
      yearBefore(room),
      t('analytics.sold'),
      t('analytics.portal'),
      t('analytics.available'),
      occupancy,
      yearBefore(occupancy),
      t('analytics.adr'),
      t('analytics.revpar'),
    ],
    rows: units.map((unit) => [
      word(unit.title),
      money(unit.room_revenue),
      money(unit.compared.room_revenue),
      count(unit.sold),
      count(unit.portal),
      count(unit.available),
      percent(unit.occupancy),
      percent(unit.compared.occupancy),
      money(unit.adr),
      money(unit.revpar),
    ]),
  }
}
