import type { Analytics, Figures } from '@dvor/contract/insight/analytics.ts'
import { formatMoney } from '@dvor/format/money.ts'
import { formatNumber, formatPercent } from '@dvor/format/numbers.ts'
import { nights } from '@dvor/format/plurals.ts'
import { useTranslation } from 'react-i18next'
import { i18n } from '../../core/texts/i18n.ts'
import classes from './analytics.module.css'
import { growth } from './growth.ts'

interface Tile {
  label: string
  now: number | null
  before: number | null
  format: (value: number) => string
  /** Percentages are compared in points, other figures in percent. */
  inPoints?: boolean
  note?: string
}

/** The figures of the whole period, each compared with last year's. */
export function FigureTiles({ totals }: { totals: Analytics['totals'] }) {
  return (
    <dl className={classes.tiles}>
      {tilesOf(totals, totals.compared).map((tile) => (
        <div key={tile.label} className="card">
          <dt>{tile.label}</dt>
          <dd>
            <strong>{tile.now === null ? i18n.t('none') : tile.format(tile.now)}</strong>
            <Comparison {...tile} />
            {tile.note ? <small>{tile.note}</small> : null}
          </dd>
        </div>
      ))}
    </dl>
  )
}

function tilesOf(now: Figures, before: Figures): Tile[] {
  const { t } = i18n
  const money = { format: formatMoney }
  const takenNights = now.sold + now.portal
  return [
    {
      label: t('analytics.occupancy'),
      now: now.occupancy,
      before: before.occupancy,
      format: formatPercent,
      inPoints: true,
      note: t('analytics.occupancyNote', {
        taken: formatNumber(takenNights),
        available: formatNumber(now.available),
      }),
    },
    { label: t('analytics.adr'), now: now.adr, before: before.adr, ...money },
    { label: t('analytics.revpar'), now: now.revpar, before: before.revpar, ...money },
    { label: t('analytics.roomRevenue'), now: now.room_revenue, before: before.room_revenue, ...money },
    {
      label: t('analytics.serviceRevenue'),
      now: now.service_revenue,
      before: before.service_revenue,
      ...money,
    },
    {
      label: t('analytics.sold'),
      now: now.sold,
      before: before.sold,
      format: formatNumber,
      note: now.portal > 0 ? t('analytics.portalNote', { nights: nights(now.portal) }) : undefined,
    },
  ]
}

function Comparison({ now, before, format, inPoints = false }: Tile) {
  const { t } = useTranslation()
  if (!before || now === null) return <small>{t('analytics.noCompare')}</small>
  const change = growth(now, before, inPoints)
  const text = inPoints ? t('analytics.points', { points: signed(change) }) : `${signed(change)}\u00A0%`
  return (
    <small>
      <b data-way={change > 0 ? 'up' : change < 0 ? 'down' : 'same'}>{text}</b>{' '}
      {t('analytics.wasBefore', { value: format(before) })}
    </small>
  )
}

const signed = (value: number) => (value > 0 ? '+' : '') + formatNumber(value, undefined, 1)
