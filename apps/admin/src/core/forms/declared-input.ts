import type { Collection } from '@dvor/contract/declaration/collection.ts'
import type { Field } from '@dvor/contract/declaration/field.ts'
import type { InputProps } from '../fields/kind-view.ts'

/** The part of a form of `useForm` that an input needs. */
interface TypedForm<Key extends string> {
  readonly values: Readonly<Record<Key, unknown>>
  readonly errors: Readonly<Record<string, unknown>>
  readonly submitting: boolean
  getInputProps(key: Key): { onChange: (value: unknown) => void }
}

/** What the input of a collection’s declared field takes from a form that is written by hand. */
export function declaredInput<Key extends string>(
  form: TypedForm<NoInfer<Key>>,
  collection: Collection & { readonly fields: Readonly<Record<Key, Field>> },
  key: Key,
): InputProps {
  const error = form.errors[key]
  return {
    name: key,
    field: collection.fields[key],
    collection,
    disabled: form.submitting,
    values: form.values,
    value: form.values[key],
    ...(typeof error === 'string' && { error }),
    onChange: form.getInputProps(key).onChange,
  }
}
