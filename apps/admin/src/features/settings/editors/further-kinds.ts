import type { FurtherVatKind } from '@dvor/contract/money/vat-kinds.ts'

/** The property's own VAT kinds in the form's value. */
export const furtherKinds = (value: unknown): FurtherVatKind[] =>
  Array.isArray(value) ? (value as FurtherVatKind[]) : []

/** An id that no known kind has. */
export function nextKind(kinds: readonly FurtherVatKind[]): string {
  const names = new Set(kinds.map(({ kind }) => kind))
  let number = 1
  while (names.has(`kind-${number}`)) number += 1
  return `kind-${number}`
}
