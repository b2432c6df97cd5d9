import { LRUCache } from 'lru-cache'
import type { Db } from '../db/database.ts'
import { DroppableNames } from '../db/dropped-statements.ts'
import { isTimeless } from './access.ts'
import type { ServerCollection } from './define.ts'
import type { Joined } from './list-query.ts'
import type { Audience, RawQuery } from './query.ts'

/** Largest number of prepared statements of a kind, because every connection keeps each of them in its memory. */
export const maxCachedStatements = 200

interface CachedStatement<Run> {
  name: string
  run: Run
}

/** A statement that was read from a request and built. */
interface Made<Run> {
  /** Its text, values and rights follow from the key alone. */
  isCacheable: boolean
  /** Runs it without a name. */
  once: Run
  /** Runs it prepared under this name. */
  named(name: string): Run
}

/**
 * Statements of one kind that pages repeat: each is read, built and planned once, because that takes longer than
 * running it. Those that were used last stay; one that leaves is dropped on all connections.
 */
export class StatementCache<Run extends (db: Db, ...rest: never[]) => Promise<unknown>> {
  readonly #names: DroppableNames
  readonly #statements: LRUCache<string, CachedStatement<Run>>

  /** `prefix` begins no other statement's name. */
  constructor(prefix: string) {
    this.#names = new DroppableNames(prefix)
    this.#statements = new LRUCache({
      max: maxCachedStatements,
      dispose: ({ name }) => this.#names.drop(name),
    })
  }

  /**
   * The function that runs the statement of a key. `make` is called, and throws its errors, whenever it is not cached;
   * without a key it never is.
   */
  find(key: string | undefined, make: () => Made<Run>): Run {
    const found = key === undefined ? undefined : this.#statements.get(key)
    if (found) return found.run
    const { isCacheable, once, named } = make()
    if (key === undefined || !isCacheable) return once
    const name = this.#names.add()
    const run = named(name)
    this.#statements.set(key, { name, run })
    return run
  }
}

/**
 * Key of the statement of a query: everything that decides its text and values; undefined where time or chance decide
 * too.
 */
export function keyOfQuery(
  { declaration, access }: ServerCollection,
  raw: RawQuery,
  audience: Audience,
): string | undefined {
  // Searches are rarely repeated.
  if (!isTimeless(access.read) || '_q' in raw) return undefined
  return JSON.stringify([declaration.name, audience, Object.entries(raw)])
}

/** The same for a record by its id, which is a value of the statement. */
export const keyOfRecord = ({ declaration, access }: ServerCollection, audience: Audience) =>
  isTimeless(access.read) ? `${declaration.name} ${audience}` : undefined

/** Whether the joined records depend on their rows and the audience alone. */
export const areTimeless = (joined: readonly Joined[]): boolean =>
  joined.every(({ target }) => isTimeless(target.access.read))
