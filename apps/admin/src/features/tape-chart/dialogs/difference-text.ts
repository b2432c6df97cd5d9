import { formatMoney } from '@dvor/format/money.ts'
import { i18n } from '../../../core/texts/i18n.ts'

/** Effect of another price on the guest; the difference in cents. */
export function differenceText(difference: number): string {
  const amount = formatMoney(Math.abs(difference))
  if (difference === 0) return i18n.t('chart.move.same')
  return i18n.t(difference > 0 ? 'chart.move.more' : 'chart.move.less', { amount })
}
