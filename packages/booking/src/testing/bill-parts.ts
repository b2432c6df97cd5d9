import type { VatRate } from '@dvor/contract/money/vat-kinds.ts'
import type { IssuedAdvance } from '../invoice/advance.ts'
import { composeBill, type Item } from '../invoice/compose-bill.ts'
import type { Bill, VatRow } from '../invoice/document.ts'
import type { VatRules } from '../invoice/vat.ts'

/** VAT rates of Slovakia, each from its day on. */
export const rates: VatRate[] = [
  { kind: 'accommodation', rate: 10, valid_from: '2019-01-01' },
  { kind: 'accommodation', rate: 5, valid_from: '2025-01-01' },
  { kind: 'food', rate: 5, valid_from: '2025-01-01' },
  { kind: 'food', rate: 10, valid_from: '2023-01-01' },
  { kind: 'other', rate: 20, valid_from: '2011-01-01' },
  { kind: 'other', rate: 23, valid_from: '2025-01-01' },
]
/** The VAT rules of a day. */
export const rulesOn = (day: string, payer = true): VatRules => ({ payer, rates, day })

/** One line of a bill at a price in cents. */
export const item = (amount: number, vat_kind: Item['vat_kind'], kind: Item['kind'] = 'supply'): Item => ({
  kind,
  name: 'Izba',
  detail: null,
  quantity: 1,
  unit: 'piece',
  unit_price: amount,
  amount,
  vat_kind,
})

/** A bill of the lines; `paid` in cents. */
export const bill = (items: Item[], rules: VatRules, advances: IssuedAdvance[] = [], paid = 0): Bill =>
  composeBill({ items, rules, advances, paid, deductionName: ({ number }) => number, exemption: 'x' })

/** Sum of one column of a recapitulation, in cents. */
export const sumOf = (rows: readonly VatRow[], key: 'net' | 'vat' | 'gross') =>
  rows.reduce((total, row) => total + row[key], 0)
