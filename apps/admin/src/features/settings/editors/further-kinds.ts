import type { FurtherVatKind } from '@dvor/contract/money/vat-kinds.ts'

/** The property's own VAT kinds in the form's value. */
export const furtherKinds = (value: unknown): FurtherVatKind[] =>
  Array.isArray(value) ? (value as FurtherVatKind[]) : []

/** An id that no known kind has. */
export function nextKind(known: readonly FurtherVatKind[]): string {
  const taken = new Set(known.map(({ kind }) => kind))
  let number = 1
  while (taken.has(`kind-${number}`)) number += 1
  return `kind-${number}`
}
