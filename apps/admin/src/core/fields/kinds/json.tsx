import type { KindView, InputProps, CellProps } from '../kind-view.ts'
import { jsonEditors } from '../../../overrides/json-editors.ts'

/** A structured value has an editor of its own; without one there is nothing a person could type. */
function JsonField(props: InputProps) {
  const Editor = jsonEditors[`${props.collection.name}.${props.name}`]
  return Editor ? <Editor {...props} /> : null
}

function JsonCell({ value }: CellProps) {
  return Array.isArray(value) ? String(value.length) : null
}

export const json: KindView = {
  Input: JsonField,
  Cell: JsonCell,
  toForm: (value) => value,
  fromForm: (value) => value ?? null,
  wide: true,
}
