import type {
  Collection,
  CreateInput,
  EditInput,
  ListItem,
  SingleRecord,
} from '@dvor/contract/declaration/collection.ts'
import type { Language } from '@dvor/format/languages.ts'
import { ifMatchHeader, type EditOptions, type ReadOptions } from './call-options.ts'
import { collectionAddresses } from '../transport/address.ts'
import { listParams, type ListQuery } from '../transport/query.ts'
import { withAttempt, type Attempt, type WithAttempt } from '../transport/result.ts'
import type { Send } from '../transport/transport.ts'

/** All calls that a collection may have; `type` rather than `interface`, so that it counts as a group of calls. */
type AllCalls<C extends Collection> = {
  list(query?: ListQuery<C>, options?: ReadOptions): Promise<Attempt<ListItem<C>[]>>
  count(query?: ListQuery<C>, options?: ReadOptions): Promise<Attempt<number>>
  single(id: string, options?: ReadOptions): Promise<Attempt<SingleRecord<C>>>
  create(body: CreateInput<C>): Promise<Attempt<SingleRecord<C>>>
  edit(id: string, body: EditInput<C>, options?: EditOptions): Promise<Attempt<SingleRecord<C>>>
  delete(id: string): Promise<Attempt<SingleRecord<C>>>
}

type DeclaredCalls<C extends Collection> = Pick<AllCalls<C>, C['operations'][number]>

/** The calls of one collection: exactly those that its declaration lists. */
export type Resource<C extends Collection> = WithAttempt<DeclaredCalls<C>>

function allCalls<C extends Collection>(send: Send, { name, fields }: C, locale?: Language): AllCalls<C> {
  // Records without translations have one address, whatever the language.
  const inLanguage = locale && 'translations' in fields ? { locale } : {}
  const at = collectionAddresses<C>(name)
  return {
    list: (query = {}, options) =>
      send(at.list, { ...options, query: { ...listParams(query), ...inLanguage } }),
    count: (query = {}, options) => send(at.count, { ...options, query: listParams(query) }),
    single: (id, options) => send(at.single(id), { ...options, query: inLanguage }),
    create: (body) => send(at.create, { body }),
    edit: (id, body, options) => send(at.edit(id), { body, headers: ifMatchHeader(options) }),
    delete: (id) => send(at.delete(id)),
  }
}

/** The calls of a collection, derived from its declaration. @param locale language of the texts that are read; Slovak by default */
export function resourceOf<C extends Collection>(send: Send, collection: C, locale?: Language): Resource<C> {
  const calls = Object.entries(allCalls(send, collection, locale))
  const declared = calls.filter(([name]) => (collection.operations as readonly string[]).includes(name))
  return withAttempt(Object.fromEntries(declared)) as Resource<C>
}

type SingletonCalls<C extends Collection> = {
  read(options?: ReadOptions): Promise<Attempt<SingleRecord<C>>>
  edit(body: EditInput<C>, options?: EditOptions): Promise<Attempt<SingleRecord<C>>>
}

/** The calls of a single record that always exists, without an id. */
export type Singleton<C extends Collection> = WithAttempt<SingletonCalls<C>>

/** The calls of a singleton; throws TypeError for a collection of many. */
export function singletonOf<C extends Collection>(send: Send, collection: C): Singleton<C> {
  if (!collection.singleton) throw new TypeError(`${collection.name} has many records`)
  const at = collectionAddresses<C>(collection.name)
  return withAttempt<SingletonCalls<C>>({
    read: (options) => send(at.single(), options),
    edit: (body, options) => send(at.edit(), { body, headers: ifMatchHeader(options) }),
  })
}
