import type { Collection } from '@dvor/contract/declaration/collection.ts'
import type { Field } from '@dvor/contract/declaration/fields.ts'
import type { ComponentType } from 'react'
import type { AnyRecord } from '../records/records.ts'

/** What a form hands to the input of one field. */
export interface InputProps<F extends Field = Field> {
  readonly name: string
  readonly field: F
  readonly collection: Collection
  /** In the kind's own form shape (see `toForm`). */
  readonly value: unknown
  readonly onChange: (value: unknown) => void
  readonly error?: string
  readonly disabled: boolean
  /** The record as saved; absent while it is being created. */
  readonly record?: AnyRecord
  /** All values of the form, for fields that follow another one. */
  readonly values: Readonly<Record<string, unknown>>
}

export interface CellProps {
  readonly field: Field
  readonly value: unknown
}

/** One field kind on screen: how it is typed, shown in a list, and turned to and from the wire. */
export interface KindView {
  readonly Input: ComponentType<InputProps>
  readonly Cell: ComponentType<CellProps>
  /** Wire value → what the input holds. */
  readonly toForm: (value: unknown) => unknown
  /** What the input holds → wire value; null for nothing. Input that is no value stays as typed, for the schema to refuse. */
  readonly fromForm: (value: unknown) => unknown
  /** Wide inputs take the whole row of the form. */
  readonly wide?: boolean
  readonly align?: 'right' | 'center'
}

export const asText = (value: unknown): string => (typeof value === 'string' ? value : '')
export const textOrNull = (value: unknown): string | null => asText(value).trim() || null
