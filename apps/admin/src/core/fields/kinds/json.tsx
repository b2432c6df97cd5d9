import type { CellProps, KindView } from '../kind-view.ts'

/** A structured value has no input of its kind: each field brings its own (app/registry/collection-views.ts). */
const NoInput = () => null

function JsonCell({ value }: CellProps) {
  return Array.isArray(value) ? String(value.length) : null
}

export const json: KindView = {
  Input: NoInput,
  Cell: JsonCell,
  toForm: (value) => value,
  fromForm: (value) => value ?? null,
  wide: true,
}
