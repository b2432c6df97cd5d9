import type { Collection } from '@dvor/contract/declaration/collection.ts'
import { addPath } from './collection-paths.ts'
import type { AnyRecord } from './records.ts'

/** Parameter of an add screen's address: the id of the record whose values it begins with. */
export const copyParameter = 'copy'

/** Screen on which a record is created with the values of another one, null where there is none. */
export function copyPath(collection: Collection, id: string): string | null {
  const add = addPath(collection)
  return add && `${add}?${copyParameter}=${id}`
}

const ownKinds: readonly string[] = ['slug', 'file', 'files', 'computed']

/** The values that a copy begins with: all but addresses of pages and pictures, which are the record's own. */
export const copiedValues = ({ fields }: Collection, record: AnyRecord): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(fields)
      .filter(([, { kind }]) => !ownKinds.includes(kind))
      .map(([key]) => [key, record[key]]),
  )
