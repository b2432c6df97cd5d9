import type { MonthlyStatement } from '@dvor/contract/insight/monthly-statement.ts'
import { furtherSums } from '@dvor/contract/money/vat-kinds.ts'
import { formatPercent } from '@dvor/format/numbers.ts'
import { useTranslation } from 'react-i18next'
import { choiceText } from '../../core/texts/declared.ts'
import { FigureTable } from './figure-table.tsx'

export interface PartProps {
  statement: MonthlyStatement
}

/** Room nights of the month. */
export function NightsPart({ statement: { nights } }: PartProps) {
  const { t } = useTranslation()
  const { sold, portal, available, occupancy } = nights
  const share = occupancy === null ? '–' : formatPercent(occupancy)
  return (
    <FigureTable
      title={t('statement.nights')}
      head={[t('statement.nights'), t('statement.count')]}
      rows={[
        { key: 'sold', name: t('statement.sold'), cells: [String(sold)] },
        { key: 'portal', name: t('statement.portal'), cells: [String(portal)] },
        { key: 'available', name: t('statement.available'), cells: [String(available)] },
        { key: 'occupancy', name: t('statement.occupancy'), cells: [share], isTotal: true },
      ]}
    />
  )
}

/** Earnings of the ended stays, by the parts of their prices. */
export function EarnedPart({ statement: { earned, vat_kinds, kept_deposits } }: PartProps) {
  const { t } = useTranslation()
  const { reservations, accommodation, food, other, fees, stay_tax, total } = earned
  return (
    <FigureTable
      title={t('statement.earned')}
      head={[t('statement.earnedHint', { count: reservations }), t('statement.amount')]}
      rows={[
        { key: 'accommodation', name: t('statement.accommodation'), cells: [accommodation] },
        { key: 'food', name: t('statement.food'), cells: [food] },
        { key: 'other', name: t('statement.other'), cells: [other] },
        ...furtherSums(earned, vat_kinds).map((row) => ({
          key: row.value,
          name: choiceText(row),
          cells: [row.amount],
        })),
        { key: 'fees', name: t('statement.fees'), cells: [fees] },
        { key: 'stay_tax', name: t('statement.stayTax'), cells: [stay_tax] },
        { key: 'total', name: t('statement.total'), cells: [total], isTotal: true },
        ...(kept_deposits > 0
          ? [{ key: 'kept_deposits', name: t('statement.keptDeposits'), cells: [kept_deposits] }]
          : []),
      ]}
    />
  )
}

/** The earned sum against the ledger and the documents. */
export function SettledPart({ statement: { settled, earned, invoiced } }: PartProps) {
  const { t } = useTranslation()
  return (
    <FigureTable
      title={t('statement.settled')}
      head={[t('statement.settled'), t('statement.amount')]}
      rows={[
        { key: 'paid', name: t('statement.paid'), cells: [settled.paid] },
        { key: 'overpaid', name: t('statement.overpaid'), cells: [0 - settled.overpaid] },
        { key: 'open', name: t('statement.open'), cells: [settled.open] },
        { key: 'total', name: t('statement.total'), cells: [earned.total], isTotal: true },
        { key: 'invoiced', name: t('statement.invoiced'), cells: [invoiced] },
      ]}
    />
  )
}

/** VAT in what was earned, by rate. */
export function VatPart({ statement: { vat } }: PartProps) {
  const { t } = useTranslation()
  return (
    <FigureTable
      title={t('statement.vat')}
      head={[t('statement.rate'), t('statement.net'), t('statement.vatAmount'), t('statement.total')]}
      rows={vat.map(({ rate, net, vat: tax, gross }) => ({
        key: String(rate),
        name: formatPercent(rate, undefined, 2),
        cells: [net, tax, gross],
      }))}
    />
  )
}
