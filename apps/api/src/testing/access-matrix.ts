import type { Permission } from '@dvor/contract/accounts/permissions.ts'
import type { Access } from '@dvor/contract/calls/call.ts'
import { calls } from '@dvor/contract/calls/all-calls.ts'
import { collections } from '@dvor/contract/collections/index.ts'
import type { Collection, Operation } from '@dvor/contract/declaration/collection.ts'
import { publicCollections } from './public-collections.ts'

/** Access to a call. `public`: with a valid token or none, never with an invalid one, because the answer depends on the caller. */
export interface RouteRule {
  readonly access: Exclude<Access, 'rule' | 'token'> | 'public'
  readonly also?: readonly Permission[]
  readonly or?: readonly Permission[]
}

const places: Record<Operation, string> = {
  list: 'GET /x',
  count: 'GET /x/count',
  single: 'GET /x/:id',
  create: 'POST /x',
  edit: 'PUT /x/:id',
  delete: 'DELETE /x/:id',
}

/** Routes that no table declares: the API reference. */
const documentation = ['GET /openapi.json', 'GET /docs', 'GET /docs/', 'GET /docs/js/scalar.js']

const ruleOf = (access: Access): RouteRule['access'] => {
  if (access === 'token') return 'anyone'
  return access === 'rule' ? 'public' : access
}

/** The permission of an operation as the declaration has it, read apart from the code that the server uses. */
function permissionOf({ name, permissions }: Collection, operation: Operation): RouteRule['access'] {
  if (operation === 'create' || operation === 'delete') return permissions[operation] ?? permissions.edit
  if (operation === 'edit') return permissions.edit
  return publicCollections.has(name) ? 'public' : permissions.read
}

/** Every route of the API with who may call it. */
export function accessMatrix(): Map<string, RouteRule> {
  const matrix = new Map<string, RouteRule>()
  for (const route of documentation) matrix.set(route, { access: 'anyone' })
  for (const { path, access, also, or } of calls)
    matrix.set(path, { access: ruleOf(access), ...(also && { also }), ...(or && { or }) })
  for (const collection of Object.values<Collection>(collections)) {
    for (const operation of collection.operations) {
      const place = places[operation].replace('/x', `/${collection.name}`)
      const route = collection.singleton ? place.replace('/:id', '') : place
      // A call above may have a rule of its own.
      if (!matrix.has(route)) matrix.set(route, { access: permissionOf(collection, operation) })
    }
  }
  return matrix
}
