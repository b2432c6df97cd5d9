import { transactionMethods } from '@dvor/contract/money/ledger.ts'
import { Anchor } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { ScreenLink } from '../../core/page/screen-link.tsx'
import { labelIn } from '../../core/texts/declared.ts'
import { kindLabel } from '../invoices/invoice.ts'
import { FigureTable } from './figure-table.tsx'
import type { PartProps } from './stay-parts.tsx'

/** Entries of the ledger in the month, by method. */
export function MoneyPart({ statement: { money } }: PartProps) {
  const { t } = useTranslation()
  return (
    <FigureTable
      title={t('statement.money')}
      head={[t('statement.method'), t('statement.received'), t('statement.returned'), t('statement.total')]}
      rows={money.map(({ method, received, returned, net }) => ({
        key: method,
        name: labelIn(transactionMethods, method) ?? method,
        cells: [received, returned, net],
      }))}
    />
  )
}

/** Gift vouchers of the month; nothing where there are none. */
export function VouchersPart({ statement: { vouchers } }: PartProps) {
  const { t } = useTranslation()
  const { sold, refunded, redeemed, forfeited, outstanding } = vouchers
  if ([sold, refunded, redeemed, forfeited, outstanding].every((sum) => sum === 0)) return null
  return (
    <FigureTable
      title={t('statement.vouchers.title')}
      head={[t('statement.vouchers.title'), t('statement.amount')]}
      rows={[
        { key: 'sold', name: t('statement.vouchers.sold'), cells: [sold] },
        { key: 'refunded', name: t('statement.vouchers.refunded'), cells: [refunded] },
        { key: 'redeemed', name: t('statement.vouchers.redeemed'), cells: [redeemed] },
        { key: 'forfeited', name: t('statement.vouchers.forfeited'), cells: [forfeited] },
        {
          key: 'outstanding',
          name: t('statement.vouchers.outstanding'),
          cells: [outstanding],
          isTotal: true,
        },
      ]}
    />
  )
}

/** Tax documents issued in the month, by kind. */
export function DocumentParts({ statement: { documents } }: PartProps) {
  const { t } = useTranslation()
  return (
    <FigureTable
      title={t('statement.documents')}
      head={[t('statement.kind'), t('statement.net'), t('statement.vatAmount'), t('statement.total')]}
      rows={documents.map(({ kind, count, net, vat, total }) => ({
        key: kind,
        name: `${kindLabel(kind)} (${count})`,
        cells: [net, vat, total],
      }))}
    />
  )
}

/** Reservations whose payments or documents differ from what they earned. */
export function DifferenceList({ statement: { differences } }: PartProps) {
  const { t } = useTranslation()
  return (
    <FigureTable
      title={t('statement.differences')}
      head={[t('statement.reservation'), t('statement.total'), t('statement.paid'), t('statement.invoiced')]}
      rows={differences.map(({ id, number, guest_name, earned, paid, invoiced }) => ({
        key: id,
        name: (
          <Anchor component={ScreenLink} to={`/reservations/edit/${id}`}>
            {[number, guest_name].filter(Boolean).join(' · ')}
          </Anchor>
        ),
        cells: [earned, paid, invoiced],
      }))}
    />
  )
}
