import type { Item } from '@dvor/booking/invoice/compose-bill.ts'
import { isFeeTaxed, keptByKind } from '@dvor/booking/invoice/fee-vat.ts'
import {
  lineDays,
  lineDetail,
  lineName,
  linePersons,
  listed,
} from '@dvor/booking/messages/price-line-text.ts'
import { stateRules } from '@dvor/booking/reservation/states.ts'
import type { FeeKind } from '@dvor/contract/money/fee-vat.ts'
import { vatKindName } from '@dvor/contract/money/vat-kinds.ts'
import type { PriceBreakdown, PriceLine } from '@dvor/contract/pricing/quotes.ts'
import type { VatKind } from '@dvor/contract/values/vat-kind.ts'
import type { ReservationState } from '@dvor/contract/values/reservation-states.ts'
import { formatDay } from '@dvor/format/day-text.ts'
import { languages, type Language } from '@dvor/format/languages.ts'
import type { Day } from '@dvor/format/days.ts'
import type { Settings } from '../db/schema/settings/global-settings.ts'
import { documentWords } from '@dvor/texts/areas.ts'

/** The frozen price lines of a reservation as items of its document. */
export function describeItems({ lines }: PriceBreakdown, language: Language): Item[] {
  return lines.map((line) => ({
    kind: line.amount < 0 ? 'discount' : 'supply',
    name: lineName(line, language),
    detail: detailOf(line, language),
    quantity: line.quantity,
    unit: line.kind === 'nights' ? 'night' : 'piece',
    unit_price: line.unit_price,
    amount: line.amount,
    vat_kind: line.vat_kind,
    ...(line.in_package && line.rule !== null && { package: line.rule }),
  }))
}

/** Season and days, of a discount its terms; quantity and price have columns of their own. */
function detailOf(line: PriceLine, language: Language): string | null {
  switch (line.kind) {
    case 'discount':
      return line.rule
    case 'rule_discount':
      return lineDetail(line, language)
    case 'surcharge':
      return lineDays(line, language)
    default:
      return listed(line.rule, daysOf(line, language), linePersons(line, language)) || null
  }
}

const daysOf = (line: PriceLine, language: Language): string | null =>
  line.day ? formatDay(line.day, language) : lineDays(line, language)

type FeeSettings = Pick<Settings, 'fee_vat' | 'vat_kinds' | 'vat_payer'>

/** The name of a VAT kind for a guest; the property's own kinds have names in the languages of the back office. */
export function vatKindText(
  kind: VatKind,
  { vat_kinds }: Pick<Settings, 'vat_kinds'>,
  language: Language,
): string {
  const names: Readonly<Record<string, string>> = documentWords[language].vatKinds
  return names[kind] ?? vatKindName(kind, vat_kinds, languages[language].office)
}

/** The fee that is kept of an order that was given up. */
export const feeOf = (state: ReservationState) =>
  stateRules[state].keeps === 'price' ? 'no_show' : 'cancellation'

/** Whether a property that pays VAT taxes a fee as the services that it stands for. */
export const taxesFee = ({ vat_payer, fee_vat }: FeeSettings, fee: FeeKind, day: Day): boolean =>
  vat_payer && isFeeTaxed(fee_vat, fee, day)

/** The items of a stay that took place; without VAT its fee for an early departure is one of no VAT kind. */
export function stayItems(
  price: PriceBreakdown,
  language: Language,
  settings: FeeSettings,
  day: Day,
): Item[] {
  if (taxesFee(settings, 'early_departure', day)) return describeItems(price, language)
  const lines = price.lines.map((line) =>
    line.kind === 'early_departure' ? { ...line, vat_kind: null } : line,
  )
  return describeItems({ ...price, lines }, language)
}

/** Items of the money kept of a given-up order: one without VAT, or one for each VAT kind of the price. Cents. */
export function keptItems(
  sum: number,
  { price, state }: { price: PriceBreakdown; state: ReservationState },
  language: Language,
  settings: FeeSettings,
  day: Day,
): Item[] {
  const fee = feeOf(state)
  const item = (amount: number): Item => ({
    kind: 'supply',
    name: documentWords[language].fees[fee],
    detail: null,
    quantity: 1,
    unit: 'piece',
    unit_price: amount,
    amount,
    vat_kind: null,
  })
  if (!taxesFee(settings, fee, day)) return [item(sum)]
  return keptByKind(sum, price.lines).map(({ kind, amount }) => ({
    ...item(amount),
    detail: vatKindText(kind, settings, language),
    vat_kind: kind,
  }))
}
