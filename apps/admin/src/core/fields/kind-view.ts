import type { Collection } from '@dvor/contract/declaration/collection.ts'
import type { Field } from '@dvor/contract/declaration/field.ts'
import type { Language } from '@dvor/format/languages.ts'
import type { ComponentType } from 'react'
import type { AnyRecord } from '../records/records.ts'

/** Props of the input of one field. */
export interface InputProps<F extends Field = Field> {
  readonly name: string
  readonly field: F
  readonly collection: Collection
  /** In the kind's own form shape (see `toForm`). */
  readonly value: unknown
  readonly onChange: (value: unknown) => void
  readonly error?: string
  readonly disabled: boolean
  /** Language of a translation; absent for the Slovak text. */
  readonly language?: Language
  /** The record as saved; absent while it is being created. */
  readonly record?: AnyRecord
  /** All values of the form, for inputs that depend on another field. */
  readonly values: Readonly<Record<string, unknown>>
}

export interface CellProps {
  readonly field: Field
  readonly value: unknown
}

/** Input, list cell and conversions of one field kind. */
export interface KindView {
  readonly Input: ComponentType<InputProps>
  readonly Cell: ComponentType<CellProps>
  /** Converts a wire value to the input's value. */
  readonly toForm: (value: unknown) => unknown
  /**
   * Converts the input's value to a wire value, null for an empty one. Invalid input stays as typed, so that the
   * schema refuses it.
   */
  readonly fromForm: (value: unknown) => unknown
  /** Whether the input takes the whole row of the form. */
  readonly wide?: boolean
  readonly align?: 'right' | 'center'
}

export const asText = (value: unknown): string => (typeof value === 'string' ? value : '')
export const textOrNull = (value: unknown): string | null => asText(value).trim() || null
