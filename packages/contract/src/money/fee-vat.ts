import { z } from 'zod'
import { day } from '../values/values.ts'

/** Fee kept of a stay that was not slept. */
export const feeKinds = [
  { value: 'cancellation', label: { sk: 'Zrušenie pobytu', en: 'Cancellation' } },
  { value: 'no_show', label: { sk: 'Nevyužitý pobyt', en: 'No-show' } },
  { value: 'early_departure', label: { sk: 'Skorší odchod', en: 'Early departure' } },
] as const
const feeKind = z.enum(feeKinds.map(({ value }) => value))
export type FeeKind = z.infer<typeof feeKind>

export const feeTreatments = [
  { value: 'outside', label: { sk: 'Náhrada bez DPH', en: 'Compensation, no VAT' } },
  { value: 'as_service', label: { sk: 'Služba s DPH', en: 'Service with VAT' } },
] as const

/** The VAT of a fee from a day on, until the next row of the same fee begins. */
export const feeVat = z.strictObject({
  fee: feeKind,
  treatment: z.enum(feeTreatments.map(({ value }) => value)),
  valid_from: day,
})
export type FeeVat = z.infer<typeof feeVat>

/** Of a new installation, and where a fee has no row of its own (docs/law.md, VAT and documents; decision 023). */
export const usualFeeVat: FeeVat[] = [
  { fee: 'cancellation', treatment: 'outside', valid_from: '2004-05-01' },
  { fee: 'no_show', treatment: 'as_service', valid_from: '2004-05-01' },
  { fee: 'early_departure', treatment: 'as_service', valid_from: '2004-05-01' },
]
