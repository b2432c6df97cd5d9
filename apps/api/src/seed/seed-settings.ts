import type { AgeBand } from '@dvor/contract/pricing/age-bands.ts'
import type { CancellationRule } from '@dvor/contract/money/cancellation-rule.ts'
import type { FurtherVatKind, VatRate } from '@dvor/contract/money/vat-kinds.ts'
import type { settingsRow } from '../db/schema/settings/global-settings.ts'

/** Children from 12 on are above all bands and pay as adults. */
const ageBands: AgeBand[] = [
  {
    label: 'Dieťa do 2 rokov',
    translations: { en: { label: 'Child up to 2 years' }, cs: { label: 'Dítě do 2 let' } },
    from_age: 0,
    up_to_age: 2,
    percent: 0,
    no_bed: true,
  },
  {
    label: 'Dieťa 3 – 11 rokov',
    translations: { en: { label: 'Child of 3 to 11 years' }, cs: { label: 'Dítě 3 až 11 let' } },
    from_age: 3,
    up_to_age: 11,
    percent: 50,
    no_bed: false,
  },
]

/** Later than a week before arrival the whole price is kept (booking/reservation/cancellation.ts). */
const cancellationRules: CancellationRule[] = [
  { days_before: 30, fee_percent: 0 },
  { days_before: 14, fee_percent: 30 },
  { days_before: 7, fee_percent: 50 },
]

/** Supplies of a guesthouse whose rate differs from that of meals at the table (docs/law.md, VAT and documents). */
const vatKinds: FurtherVatKind[] = [
  {
    kind: 'drinks',
    label: 'Nealkoholické nápoje',
    translations: { en: { label: 'Soft drinks' }, cs: { label: 'Nealkoholické nápoje' } },
  },
  {
    kind: 'takeaway',
    label: 'Jedlo so sebou',
    translations: { en: { label: 'Takeaway food' }, cs: { label: 'Jídlo s sebou' } },
  },
  {
    kind: 'goods',
    label: 'Tovar a alkohol',
    translations: { en: { label: 'Goods and alcohol' }, cs: { label: 'Zboží a alkohol' } },
  },
]

/** Act 222/2004 Z. z., section 27 and Annex 7, before and after its amendment effective from 1. 1. 2025. */
const vatRates: VatRate[] = [
  { kind: 'accommodation', rate: 10, valid_from: '2019-01-01' },
  { kind: 'accommodation', rate: 5, valid_from: '2025-01-01' },
  { kind: 'food', rate: 10, valid_from: '2023-01-01' },
  { kind: 'food', rate: 5, valid_from: '2025-01-01' },
  { kind: 'other', rate: 20, valid_from: '2011-01-01' },
  { kind: 'other', rate: 23, valid_from: '2025-01-01' },
  { kind: 'drinks', rate: 19, valid_from: '2025-01-01' },
  { kind: 'takeaway', rate: 19, valid_from: '2025-01-01' },
  { kind: 'goods', rate: 23, valid_from: '2025-01-01' },
]

/** Settings of a new property; the columns' own defaults complete them. */
export const seedSettings: typeof settingsRow.$inferInsert = {
  business_name: 'Penzión',
  email: 'penzion@example.com',
  age_bands: ageBands,
  cancellation_rules: cancellationRules,
  vat_kinds: vatKinds,
  vat_rates: vatRates,
}
