import { z } from 'zod'

/**
 * Id of a VAT kind: `accommodation`, `food` and `other` exist everywhere, further ones are rows of the settings
 * (`vat_kinds`), each with its dated rates.
 */
export const vatKind = z.string().regex(/^[a-z][a-z0-9_-]{0,39}$/, { error: 'invalid_choice' })
export type VatKind = z.infer<typeof vatKind>

/** VAT kinds that every property has; its settings add further ones. */
export const builtInVatKinds = [
  { value: 'accommodation', label: { sk: 'Ubytovanie', en: 'Accommodation' } },
  { value: 'food', label: { sk: 'Strava', en: 'Food' } },
  { value: 'other', label: { sk: 'Ostatné', en: 'Other' } },
] as const
