import type { UnitAvailability } from '@dvor/contract/pricing/availability.ts'
import { formatMoney } from '@dvor/format/money.ts'
import { i18n } from '../../core/texts/i18n.ts'

/** What stands beside a unit in the choice: its price, that it is gone, or that a property rule is waived. */
export function unitNote(found: UnitAvailability | undefined): string {
  const { t } = i18n
  if (!found) return ''
  if (isGone(found)) return t('reservations.form.notFree')
  if (found.price) return formatMoney(found.price.total)
  return t('reservations.form.ruleWaived')
}

/** Nights that are taken or closed cannot be overruled by anybody. */
export const isGone = (found: UnitAvailability | undefined): boolean =>
  found?.refusals.some(({ code }) => code === 'taken' || code === 'closed') ?? false

/** Which rules of the property the owner waives by this choice, in words; empty when none. */
export function waivedText(found: UnitAvailability | undefined): string {
  const { t } = i18n
  if (!found || isGone(found)) return ''
  return found.refusals.map(({ code }) => t(`reservations.form.why.${code}`)).join(', ')
}
