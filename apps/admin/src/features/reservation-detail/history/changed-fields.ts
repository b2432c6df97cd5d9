import { reservations } from '@dvor/contract/collections/reservations/reservations.ts'
import type { Choice, Field } from '@dvor/contract/declaration/field.ts'
import { channels, paymentMethods } from '@dvor/contract/values/reservation-states.ts'
import { countryName } from '@dvor/format/countries.ts'
import { formatInstant } from '@dvor/format/instants.ts'
import { formatMoney } from '@dvor/format/money.ts'
import { choiceText, declaredText } from '../../../core/texts/declared.ts'
import { i18n } from '../../../core/texts/i18n.ts'

/** A side of an entry: fields with their values. */
type Values = Readonly<Record<string, unknown>>

/** Fields left out: another field says the same, or the value means nothing to a person. */
const silent = new Set(['guest_name', 'updatedAt', 'coupon'])

/** The changed fields of a reservation, a phrase each with the value before and after; amounts are cents. */
export function changedFields(before: Values, after: Values): string[] {
  return Object.keys(after).flatMap((key) => {
    const label = labelOf(key)
    if (silent.has(key) || !label) return []
    return [`${label}: ${shown(key, before[key])} → ${shown(key, after[key])}`]
  })
}

/** Label of a field; undefined for a column that no form and no list shows. */
function labelOf(key: string): string | undefined {
  const fields: Readonly<Record<string, Field>> = reservations.fields
  const label = fields[key]?.label
  return label && declaredText(label)
}

const countryKeys = new Set(['guest_country'])

const options: Readonly<Record<string, readonly Choice[]>> = {
  payment_method: paymentMethods,
  channel: channels,
}

function shown(key: string, value: unknown): string {
  if (value === null || value === undefined || value === '') return i18n.t('history.nothing')
  if (typeof value === 'number') return formatMoney(value)
  if (typeof value === 'object') return 'name' in value ? String(value.name) : i18n.t('history.data')
  const text = String(value)
  const option = options[key]?.find((one) => one.value === text)
  if (option) return choiceText(option)
  if (countryKeys.has(key)) return countryName(text)
  return key.endsWith('_by') || key.endsWith('_at') ? formatInstant(text) : i18n.t('history.quoted', { text })
}
