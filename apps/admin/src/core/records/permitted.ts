import type { Collection, Operation } from '@dvor/contract/declaration/collection.ts'
import { permissionFor } from '@dvor/contract/declaration/seen.ts'
import { useMemo } from 'react'
import { useMay, usePerson } from '../client/person.ts'
import { offers } from './collection-paths.ts'
import { permittedTo } from './permitted-fields.ts'

/** Asks whether the signed-in person may do something with the records of a collection that its declaration offers. */
export function useMayDo(): (operation: Operation, collection: Collection) => boolean {
  const may = useMay()
  return (operation, collection) => offers(collection, operation) && may(permissionFor(collection, operation))
}

/** The declaration as the signed-in person may use it to see and change a record, or to create one. */
export function usePermitted(collection: Collection, operation: 'create' | 'edit' = 'edit'): Collection {
  const person = usePerson()
  return useMemo(
    () => (person ? permittedTo(person, operation, collection) : { ...collection, fields: {} }),
    [person, operation, collection],
  )
}
