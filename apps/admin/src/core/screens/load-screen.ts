import type { CollectionName } from '@dvor/contract/collections/index.ts'
import type { ComponentType } from 'react'

/** Loads the component of a screen; each screen is a chunk of its own. */
export type LoadScreen = () => Promise<ComponentType>

/** Hand-made screens of a collection, in place of the generated ones. */
export interface CollectionScreens {
  /** Stands at the collection's root. */
  readonly list?: LoadScreen
  /** Stands at `/add`. */
  readonly add?: LoadScreen
  /** Stands at `/edit/:id`, and at the root of a collection with a single record. */
  readonly edit?: LoadScreen
}

export type ScreensByCollection = Readonly<Partial<Record<CollectionName, CollectionScreens>>>
