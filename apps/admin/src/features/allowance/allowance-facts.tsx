import { allowanceOf } from '@dvor/booking/money/recreation-allowance.ts'
import { formatInstant } from '@dvor/format/instants.ts'
import { formatMoney } from '@dvor/format/money.ts'
import { useTranslation } from 'react-i18next'
import { useSettings } from '../../core/property/use-settings.ts'
import { FactList } from '../../core/records/fact-list.tsx'
import type { SectionProps } from '../reservations/reservation.ts'
import classes from '../reservations/reservation.module.css'

/** The guest's request for the recreation allowance, what it is worth, and whether the documents have been sent. */
export function AllowanceFacts({ reservation }: SectionProps) {
  const { t } = useTranslation()
  const rules = useSettings()?.recreation_allowance_rules ?? []
  const { recreation_allowance: request, allowance_sent_at, price } = reservation
  if (!request) return null
  const sum = allowanceOf(price, rules)
  const sumText = sum
    ? t('allowance.sum', {
        amount: formatMoney(sum.amount),
        eligible: formatMoney(sum.eligible),
        after: formatMoney(sum.after),
      })
    : t('allowance.none')
  const facts = [
    [t('allowance.title'), [request.employee, ...request.participants].join(', ')],
    [t('allowance.worth'), sumText],
    [
      t('allowance.documents'),
      allowance_sent_at
        ? t('allowance.sent', { at: formatInstant(allowance_sent_at) })
        : t('allowance.waiting'),
    ],
  ] as const
  return <FactList facts={facts} className={classes.facts} />
}
