import type { PriceAdjustments } from '@dvor/contract/reservations/price-adjustments.ts'
import { formatMoney } from '@dvor/format/money.ts'
import { i18n } from '../../core/texts/i18n.ts'

/** An agreement on a price in one line. */
export function agreedText({ adjustment, custom_lines: lines }: PriceAdjustments): string {
  const { t } = i18n
  const kind = t(`agreedPrice.kinds.${adjustment?.kind ?? 'none'}`)
  const value =
    adjustment && (adjustment.kind === 'percent' ? `${adjustment.value} %` : formatMoney(adjustment.value))
  const reason = adjustment?.reason
  const added = lines.map(
    ({ label, quantity, unit_price }) => `${quantity} × ${label} (${formatMoney(unit_price)})`,
  )
  return [[kind, value].filter(Boolean).join(' '), reason, ...added].filter(Boolean).join('; ')
}
