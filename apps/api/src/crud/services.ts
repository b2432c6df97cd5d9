import type { Services } from '../platform/services.ts'
import type { Registry } from './registry.ts'

/** Services of a module that reads or writes collections through the engine. */
export interface CollectionServices extends Services {
  /** Every collection that the API serves, with its rules. */
  readonly registry: Registry
}
