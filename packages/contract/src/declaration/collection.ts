import { z } from 'zod'
import type { Permission } from '../accounts/permissions.ts'
import type { FieldIssue } from '../errors/errors.ts'
import type { Language } from '@dvor/format/languages.ts'
import type { Field, Fields, FileField, JsonField, RelationField, Words } from './field.ts'
import { withTranslations, type WithTranslations } from './translations.ts'
import type { UploadedFile } from '../values/uploads.ts'

export type Operation = 'list' | 'count' | 'single' | 'create' | 'edit' | 'delete'

/** The full pattern of docs/contract.md, Collections. */
export const fullPattern = ['list', 'count', 'single', 'create', 'edit', 'delete'] as const

interface CollectionNames {
  readonly one: Words
  readonly many: Words
}

/** Permissions for the records of a collection; visitors see those that the server's rule for them shows. */
export interface CollectionPermissions {
  /** Sees every record, and every field that asks no further permission. */
  readonly read: Permission
  readonly edit: Permission
  /** That of `edit`, where it is not given. */
  readonly create?: Permission
  /** That of `edit`, where it is not given. */
  readonly delete?: Permission
}

/** The declaration of one collection; routes, client, forms and menu are derived from it. */
export interface Collection<
  Name extends string = string,
  F extends Fields = Fields,
  Ops extends Operation = Operation,
> {
  /** Path of its calls, plural and kebab-case. */
  readonly name: Name
  readonly label: CollectionNames
  /** Root of its admin screens; absent where it is only shown inside another record. */
  readonly adminPath?: string
  readonly operations: readonly Ops[]
  readonly permissions: CollectionPermissions
  readonly fields: F
  /** Field that is a record's title. */
  readonly titleField: string
  /** Default order in the query dialect, for example `order:ASC`. */
  readonly sort: string
  /** The `ref` under which files are uploaded to it. */
  readonly uploadRef?: string
  /** Field from which an absent slug is made. */
  readonly slugFrom?: string
  /** Pairs of days, times or numbers of which the second must not lie before the first. */
  readonly ranges?: readonly (readonly [from: string, to: string])[]
  /** Fields that a phone shows: the second column first, then those below the title; absent for a choice by kind. */
  readonly phoneFields?: readonly string[]
  /** Fields that every owner sets; the form folds the others by their sections. Absent where the form shows all. */
  readonly mainFields?: readonly string[]
  /** Its texts are read in one language: without a translation of each, all stand in the next one. */
  readonly isOneText?: true
  /** A single record that always exists: `GET /x` and `PUT /x` without an id. */
  readonly singleton?: true
  /** Issues of values that depend on each other; issues of unchanged fields are left out. */
  readonly check?: (record: Readonly<Record<string, unknown>>) => FieldIssue[]
}

/** Declares a collection, with the translations of its translated fields; keeps the literal types of its fields for everything derived from it. */
export function declare<const Name extends string, const F extends Fields, const Ops extends Operation>(
  declaration: Collection<Name, F, Ops> & {
    titleField: keyof F
    slugFrom?: keyof F
    ranges?: readonly (readonly [keyof F, keyof F])[]
    phoneFields?: readonly (keyof F & string)[]
    mainFields?: readonly (keyof F & string)[]
  },
): Collection<Name, WithTranslations<F>, Ops> {
  return { ...declaration, fields: withTranslations(declaration.fields, declaration.permissions.read) }
}

type SchemaValue<F> = F extends { schema: z.ZodType<infer V> } ? V : never
type Nullable<F extends Field, V> = F['presence'] extends 'optional' ? V | null : V

/** A related record one level deep; its own relations stay ids. */
export interface Related {
  id: string
  [key: string]: unknown
}

/** Value of a field in a list: relations as ids unless declared nested. */
export type ListValue<F extends Field> = F extends FileField
  ? F['kind'] extends 'files'
    ? UploadedFile[]
    : UploadedFile | null
  : F extends RelationField<infer P, infer N>
    ? (N extends true ? Related : string) | (P extends 'required' ? never : null)
    : Nullable<F, SchemaValue<F>>

export interface Stamps {
  id: string
  createdAt: string
  updatedAt: string
}

/** The language of each translated text of a record that was read in a language. */
export interface InLanguage {
  readonly text_languages?: Readonly<Record<string, Language>>
}

/** A record in a list. */
export type ListItem<C extends Collection> = Stamps &
  InLanguage & { [K in keyof C['fields']]: ListValue<C['fields'][K]> }

type SingleValue<F extends Field> =
  F extends RelationField<infer P> ? Related | (P extends 'required' ? never : null) : ListValue<F>

/** A record in a single read: relations nested one level deep. */
export type SingleRecord<C extends Collection> = Stamps &
  InLanguage & {
    [K in keyof C['fields']]: SingleValue<C['fields'][K]>
  }

export type WritableKey<C extends Collection> = {
  [K in keyof C['fields']]: C['fields'][K] extends FileField
    ? never
    : C['fields'][K] extends { computed: true }
      ? never
      : K
}[keyof C['fields']]

type RequiredKey<C extends Collection> = {
  [K in WritableKey<C>]: C['fields'][K]['presence'] extends 'required' ? K : never
}[WritableKey<C>]

type InputValue<F extends Field> =
  F extends RelationField<infer P>
    ? string | (P extends 'required' ? never : null)
    : Nullable<F, SchemaValue<F>>

/** Body of a create: required fields must be present, the others may be. */
export type CreateInput<C extends Collection> = { [K in RequiredKey<C>]: InputValue<C['fields'][K]> } & {
  [K in Exclude<WritableKey<C>, RequiredKey<C>>]?: InputValue<C['fields'][K]>
}

/** Body of an edit: the given fields only. */
export type EditInput<C extends Collection> = { [K in WritableKey<C>]?: InputValue<C['fields'][K]> }

/** A row as stored: only fields with a column, relations as ids. */
export type StoredRow<C extends Collection> = Stamps & { [K in WritableKey<C>]: InputValue<C['fields'][K]> }

/** Whether the values of a field are uploaded files. */
export const isFile = (field: Field): field is FileField => field.kind === 'file' || field.kind === 'files'
/** Whether the server computes a field on reading. */
export const isComputed = (field: Field): field is JsonField<unknown> =>
  field.kind === 'json' && field.computed
/** Whether a field has a column of its own in the collection's table. */
export const isStored = (field: Field): boolean => !isFile(field) && !isComputed(field)
