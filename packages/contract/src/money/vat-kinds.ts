import { labelOf } from '../declaration/label-of.ts'
import { z } from 'zod'
import type { Choice } from '../declaration/field.ts'
import type { FieldIssue } from '../errors/errors.ts'
import { labelTranslations } from '../translations/translations.ts'
import { vatKind, type VatKind } from '../values/vat-kind.ts'
import { day, name } from '../values/values.ts'
import type { OfficeLanguage } from '@dvor/format/languages.ts'
import { builtInVatKinds } from '../values/vat-kind.ts'

/** Keys of the monthly statement beside its VAT kinds, which no kind may have. */
const reserved = ['reservations', 'stay_tax', 'fees', 'total']

/** A VAT kind of the property's own, with its name for people. */
export const furtherVatKind = z.strictObject({
  kind: vatKind.refine((kind) => !reserved.includes(kind), { error: 'invalid_choice' }),
  label: name,
  translations: labelTranslations(100).optional(),
})
export type FurtherVatKind = z.infer<typeof furtherVatKind>

/** A VAT rate in percent and its first day. */
export const vatRate = z.strictObject({ kind: vatKind, rate: z.number().min(0).max(50), valid_from: day })
export type VatRate = z.infer<typeof vatRate>

/** A further kind as a choice; without a translated name its Slovak one. */
const choiceOf = ({ kind, label, translations }: FurtherVatKind): Choice => ({
  value: kind,
  label: { sk: label, en: translations?.en?.label || label },
})

/** All VAT kinds of a property: the built-in ones, then its own. */
export const vatKindChoices = (further: readonly FurtherVatKind[]): Choice[] => [
  ...builtInVatKinds,
  ...further.map(choiceOf),
]

/** The name of a VAT kind; of an unknown one its id. */
export const vatKindName = (
  kind: VatKind,
  further: readonly FurtherVatKind[],
  language: OfficeLanguage,
): string => labelOf(vatKindChoices(further), kind, language)

/** Earnings of the rows of a property's own kinds, by their names. */
export const furtherSums = (earned: Readonly<Record<string, number>>, further: readonly FurtherVatKind[]) =>
  further.map(choiceOf).map((choice) => ({ ...choice, amount: earned[choice.value] ?? 0 }))

/** Settings that name VAT kinds. */
const naming = z.object({
  vat_kinds: z.array(furtherVatKind).default([]),
  vat_rates: z.array(vatRate).default([]),
  recreation_allowance_rules: z.array(z.object({ counts: z.array(vatKind) })).default([]),
})

/**
 * Issues of VAT kinds in settings: each exists once, and rates and the terms of the allowance name known ones. What
 * names an unknown kind is an issue of both lists, because either can be the changed one. Lists of a wrong form are
 * issues of their own schemas.
 */
export function vatKindIssues(settings: object): FieldIssue[] {
  const named = naming.safeParse(settings).data
  if (!named) return []
  const { vat_kinds, vat_rates, recreation_allowance_rules } = named
  const kinds = vatKindChoices(vat_kinds).map(({ value }) => value)
  const allKinds = [...kinds, 'stay_tax']
  const counted = recreation_allowance_rules.flatMap(({ counts }) => counts)
  const unknown = (path: string, named: readonly VatKind[]): FieldIssue[] =>
    named.every((kind) => allKinds.includes(kind))
      ? []
      : [path, 'vat_kinds'].map((one) => ({ path: one, code: 'invalid_choice' }))
  return [
    ...(new Set(kinds).size < kinds.length ? [{ path: 'vat_kinds', code: 'not_unique' } as const] : []),
    ...unknown(
      'vat_rates',
      vat_rates.map(({ kind }) => kind),
    ),
    ...unknown('recreation_allowance_rules', counted),
  ]
}
