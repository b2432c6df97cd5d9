import type { Access } from '@dvor/contract/calls/call.ts'
import { calls } from '@dvor/contract/calls/all-calls.ts'
import { collections } from '@dvor/contract/collections/index.ts'
import type { Operation } from '@dvor/contract/declaration/collection.ts'
import { readers, type Audience } from './collection-readers.ts'

const places: Record<Operation, string> = {
  list: 'GET /x',
  count: 'GET /x/count',
  single: 'GET /x/:id',
  create: 'POST /x',
  edit: 'PUT /x/:id',
  delete: 'DELETE /x/:id',
}
const reading: readonly Operation[] = ['list', 'count', 'single']

/** Callers of the access rules that are no permission; a permission is an admin's. */
const callers: Partial<Record<Access, Audience>> = {
  anyone: 'everyone',
  token: 'everyone',
  rule: 'public',
  signed_in: 'signedIn',
}

/** Routes that no table declares: the API reference. */
const documentation = ['GET /openapi.json', 'GET /docs', 'GET /docs/', 'GET /docs/js/scalar.js']

/** Every route of the API with its audience. */
export function accessMatrix(): Map<string, Audience> {
  const matrix = new Map<string, Audience>()
  for (const route of documentation) matrix.set(route, 'everyone')
  for (const { path, access } of calls) matrix.set(path, callers[access] ?? 'admins')
  for (const collection of Object.values(collections)) {
    const alone = 'singleton' in collection && collection.singleton
    for (const operation of collection.operations) {
      const place = places[operation].replace('/x', `/${collection.name}`)
      const route = alone ? place.replace('/:id', '') : place
      // A call above may have a wider audience than its collection.
      if (!matrix.has(route))
        matrix.set(route, reading.includes(operation) ? readers[collection.name] : 'admins')
    }
  }
  return matrix
}
