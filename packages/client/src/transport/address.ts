import type { AnswerOf, Call } from '@dvor/contract/calls/call.ts'
import { fillIn, methodOf, type Method } from '@dvor/contract/calls/call-path.ts'
import type { Collection, ListItem, SingleRecord } from '@dvor/contract/declaration/collection.ts'

declare const answer: unique symbol

/**
 * Method and address of a call below `/api`, with the type that the contract declares for its answer. Only the functions
 * of this file make one, so a call cannot claim another answer.
 */
export interface CallAddress<T> {
  readonly method: Method
  readonly path: string
  readonly [answer]: T
}

// The compiler holds each handler of the server to the declared answer; a browser does not check it once more.
const declared = <T>(method: Method, path: string) => ({ method, path }) as CallAddress<T>

/** Address of a declared call, with texts for its variable parts in their order. */
export const callAddress = <C extends Call>(
  path: C['path'],
  ...values: readonly string[]
): CallAddress<AnswerOf<C>> => declared(methodOf(path), fillIn(path, values))

/** Addresses of the calls that a collection may have; those of a record that always exists are without an id. */
export function collectionAddresses<C extends Collection>(name: C['name']) {
  const one = (id?: string) => (id === undefined ? `/${name}` : `/${name}/${encodeURIComponent(id)}`)
  return {
    list: declared<ListItem<C>[]>('GET', `/${name}`),
    count: declared<number>('GET', `/${name}/count`),
    single: (id?: string) => declared<SingleRecord<C>>('GET', one(id)),
    create: declared<SingleRecord<C>>('POST', `/${name}`),
    edit: (id?: string) => declared<SingleRecord<C>>('PUT', one(id)),
    delete: (id: string) => declared<SingleRecord<C>>('DELETE', one(id)),
  }
}
