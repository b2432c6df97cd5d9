import type { UnitAvailability } from '@dvor/contract/pricing/availability.ts'
import { formatMoney } from '@dvor/format/money.ts'
import { i18n } from '../../core/texts/i18n.ts'
import { restrictionText } from '../reservations/problem-text.ts'

/** Note of a unit's option: its price, that it is taken, or that a restriction is waived. */
export function unitNote(found: UnitAvailability | undefined): string {
  const { t } = i18n
  if (!found) return ''
  if (isGone(found)) return t('reservations.form.notFree')
  if (found.price) return formatMoney(found.price.total)
  return t('reservations.form.ruleWaived')
}

/** Restrictions that even the owner cannot waive. */
const goneBy = (found: UnitAvailability | undefined) =>
  (found?.refusals ?? []).filter(({ code }) => code === 'taken' || code === 'closed')

const isGone = (found: UnitAvailability | undefined): boolean => goneBy(found).length > 0

/** Why the unit cannot be booked on these days, with the taken nights; empty where it can. */
export const goneText = (found: UnitAvailability | undefined): string =>
  goneBy(found).map(restrictionText).join(' ')

/** Text of the restrictions that the choice waives; empty for none. */
export function waivedText(found: UnitAvailability | undefined): string {
  const { t } = i18n
  if (!found || isGone(found)) return ''
  return found.refusals.map(({ code }) => t(`reservations.form.why.${code}`)).join(', ')
}
