import type { UnitAvailability } from '@dvor/contract/pricing/availability.ts'
import { formatMoney } from '@dvor/format/money.ts'
import { i18n } from '../../core/texts/i18n.ts'
import { restrictionText } from '../reservations/problem-text.ts'

/** Note of a unit's option: its price, that it is taken, or that a restriction is waived. */
export function unitNote(unit: UnitAvailability | undefined): string {
  const { t } = i18n
  if (!unit) return ''
  if (isGone(unit)) return t('reservations.form.notFree')
  if (unit.price) return formatMoney(unit.price.total)
  return t('reservations.form.ruleWaived')
}

/** Restrictions that even the owner cannot waive. */
const goneBy = (unit: UnitAvailability | undefined) =>
  (unit?.refusals ?? []).filter(({ code }) => code === 'taken' || code === 'closed')

const isGone = (unit: UnitAvailability | undefined): boolean => goneBy(unit).length > 0

/** Why the unit cannot be booked on these days, with the taken nights; empty where it can. */
export const goneText = (unit: UnitAvailability | undefined): string =>
  goneBy(unit).map(restrictionText).join(' ')

/** Text of the restrictions that the choice waives; empty for none. */
export function waivedText(unit: UnitAvailability | undefined): string {
  const { t } = i18n
  if (!unit || isGone(unit)) return ''
  return unit.refusals.map(({ code }) => t(`reservations.form.why.${code}`)).join(', ')
}
