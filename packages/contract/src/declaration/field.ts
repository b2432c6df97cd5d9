import type { z } from 'zod'
import type { Permission } from '../accounts/permissions.ts'
import type { OfficeLanguage } from '@dvor/format/languages.ts'
import type { uploadedFile } from '../values/uploads.ts'

/** Whether a record always has the value, gets one by default, or may lack it (null). */
export type Presence = 'required' | 'defaulted' | 'optional'

/** A text in every language of the back office; one that lacks a language does not compile. */
export type Words = Readonly<Record<OfficeLanguage, string>>

/** A value of a closed list. */
export interface Choice {
  readonly value: string
  readonly label: Words
}

/** Texts of a field in a form: its name, a sentence of help, and the heading of its section. */
export interface FieldTexts {
  readonly label: Words
  readonly help?: Words | undefined
  readonly section?: Words | undefined
}

export interface FieldBase<Value, P extends Presence> extends FieldTexts {
  readonly presence: P
  readonly defaultValue?: Value
  /** Set by the server alone; a changed value in a body is refused. */
  readonly readOnly: boolean
  /** The permission to see it, where that is more than to see the record. */
  readonly sees?: Permission
  /** The permission to change it, where that is more than to change the record. */
  readonly edits?: Permission
  /** Shown as a column of the admin's list. */
  readonly inList: boolean
  /** Changed with other fields and so without an input of its own. */
  readonly isBeside?: true
  /** Has a value for each language (`translations`); this one is Slovak. */
  readonly translated?: true
  /** Unit of a number that its name does not tell, for the API's document. */
  readonly unit?: string
  /** Set where an absent value means the place after all other records. */
  readonly isPlace?: true
  readonly schema: z.ZodType<Value>
}

export interface PlainField<Value, P extends Presence = Presence> extends FieldBase<Value, P> {
  readonly kind:
    | 'text'
    | 'longtext'
    | 'html'
    | 'slug'
    | 'integer'
    | 'decimal'
    | 'cents'
    | 'percent'
    | 'flag'
    | 'day'
    | 'time'
    | 'instant'
    | 'email'
    | 'phone'
    | 'url'
    | 'iban'
    | 'country'
    | 'colour'
    | 'weekdays'
}

export interface ChoiceField<Value, P extends Presence = Presence> extends FieldBase<Value, P> {
  readonly kind: 'choice' | 'choices'
  readonly choices: readonly Choice[]
}

export interface RelationField<
  P extends Presence = Presence,
  Nested extends boolean = boolean,
> extends FieldBase<string, P> {
  readonly kind: 'relation'
  /** Name of the related collection. */
  readonly to: string
  /** Whether lists, too, contain the whole related record instead of its id. */
  readonly nested: Nested
  /** The record is a part of the related one: visitors see it only where they see that one. */
  readonly parent: boolean
}

/** Uploaded files belong to a record through `/upload`; they have no column and no body key. */
export interface FileField extends FieldBase<z.infer<typeof uploadedFile>, 'optional'> {
  readonly kind: 'file' | 'files'
  readonly accept: 'image' | 'pdf'
  /** Shown whole everywhere, never cropped. */
  readonly isWhole?: boolean
}

/** A structured value with a schema of its own; `computed` ones have no column and cannot be filtered. */
export interface JsonField<Value, P extends Presence = Presence> extends FieldBase<Value, P> {
  readonly kind: 'json'
  readonly computed: boolean
}

export type Field =
  | PlainField<unknown>
  | ChoiceField<unknown>
  | RelationField
  | FileField
  | JsonField<unknown>
export type FieldKind = Field['kind']
export type Fields = Readonly<Record<string, Field>>
