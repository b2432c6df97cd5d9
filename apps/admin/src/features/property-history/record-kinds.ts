import { recordsBeside } from '@dvor/contract/calls/recorded.ts'
import { allCollections } from '../../core/records/collection-paths.ts'
import type { May } from '../../core/client/may.ts'
import { declaredText } from '../../core/texts/declared.ts'

/** Screens of records that are no collection. */
export const screensBeside: Readonly<Record<string, string>> = {
  accounting: '/accounting',
  'price-changes': '/price-calendar',
  till: '/till',
  vouchers: '/vouchers',
} satisfies Partial<Record<keyof typeof recordsBeside, string>>

/** Kinds of record whose changes the person reads, by their names, as choices. */
export function kindChoices(may: May): { value: string; label: string }[] {
  const listed = [
    ...allCollections.map(({ name, label, permissions }) => ({
      name,
      label: label.many,
      sees: permissions.read,
    })),
    ...Object.entries(recordsBeside).map(([name, { label, sees }]) => ({ name, label, sees })),
  ]
  return listed
    .filter(({ sees }) => may(sees))
    .map(({ name, label }) => ({ value: name, label: declaredText(label) }))
    .toSorted((a, b) => a.label.localeCompare(b.label, 'sk'))
}
