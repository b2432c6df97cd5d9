import type { Collection } from '@dvor/contract/declaration/collection.ts'
import { createContext, use, type ComponentType } from 'react'
import type { AnyRecord, RemoveRecord } from '../records/records.ts'
import type { InputProps } from './kind-view.ts'

/** Input or cell of one field, in place of those of its kind. */
export interface FieldView {
  readonly Input?: ComponentType<InputProps>
  /** For values that need the whole record to be understood. */
  readonly Cell?: ComponentType<{ record: AnyRecord }>
  /** Head of the column, where the cell shows more than the field. */
  readonly head?: () => string
  /** Other fields that the cell shows, too. */
  readonly alsoShows?: readonly string[]
}

/** Additions of features to generated lists and forms. */
export interface CollectionViews {
  /** By `collection.field`. */
  readonly fields: Readonly<Record<string, FieldView>>
  /** Deletes of more than one call, by collection. */
  readonly removers: Readonly<Record<string, RemoveRecord>>
  /** Stands above the form of a saved record. */
  readonly RecordNote?: ComponentType<{ collection: Collection; id: string }>
  /** Opens the history of a saved record. */
  readonly RecordHistory?: ComponentType<{ collection: Collection; id: string }>
}

const none: CollectionViews = { fields: {}, removers: {} }

/** Provided by app/registry around every screen of a collection. */
export const CollectionViewsContext = createContext(none)

export const useCollectionViews = (): CollectionViews => use(CollectionViewsContext)
