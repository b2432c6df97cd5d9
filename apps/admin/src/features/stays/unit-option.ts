import type { UnitAvailability } from '@dvor/contract/pricing/availability.ts'
import { formatMoney } from '@dvor/format/money.ts'
import { i18n } from '../../core/texts/i18n.ts'

/** Note of a unit's option: its price, that it is taken, or that a restriction is waived. */
export function unitNote(found: UnitAvailability | undefined): string {
  const { t } = i18n
  if (!found) return ''
  if (isGone(found)) return t('reservations.form.notFree')
  if (found.price) return formatMoney(found.price.total)
  return t('reservations.form.ruleWaived')
}

/** Restrictions that even the owner cannot waive. */
export const isGone = (found: UnitAvailability | undefined): boolean =>
  found?.refusals.some(({ code }) => code === 'taken' || code === 'closed') ?? false

/** Text of the restrictions that the choice waives; empty for none. */
export function waivedText(found: UnitAvailability | undefined): string {
  const { t } = i18n
  if (!found || isGone(found)) return ''
  return found.refusals.map(({ code }) => t(`reservations.form.why.${code}`)).join(', ')
}
