import { builtInVatKinds, type VatKind } from '@dvor/contract/values/vat-kind.ts'

const places = new Map<VatKind, number>(builtInVatKinds.map(({ value }, place) => [value, place]))
const placeOf = (kind: VatKind): number => places.get(kind) ?? places.size

/** The VAT kinds of lines, each once: the built-in ones in their order, then the property's own by their ids. */
export const vatKindsOf = (lines: readonly { vat_kind: VatKind | null }[]): VatKind[] =>
  [...new Set(lines.flatMap(({ vat_kind }) => vat_kind ?? []))].toSorted(
    (a, b) => placeOf(a) - placeOf(b) || (a < b ? -1 : 1),
  )
