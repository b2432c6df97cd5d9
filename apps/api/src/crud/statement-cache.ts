import { onOneConnection, replaceConnections, type Db } from '../db/database.ts'
import { prepared } from '../db/prepared.ts'
import { isTimeless } from './access.ts'
import type { ServerCollection } from './define.ts'
import type { Joined } from './list-query.ts'
import type { Actor } from '../platform/actor.ts'
import type { RawQuery } from './query.ts'
import { rightsKey } from './view.ts'

/** Largest number of prepared statements of a kind, because every connection keeps each of them in its memory. */
export const maxCachedStatements = 200

type Run<Row> = (db: Db, values?: Record<string, unknown>) => Promise<Row[]>

/** A statement that was read from a request. */
interface Made<Row> {
  /** Its text, values and rights follow from the key alone. */
  isCacheable: boolean
  build(on: Db): { prepare(name: string): { execute: (values?: Record<string, unknown>) => Promise<Row[]> } }
}

/**
 * Statements of one kind that pages repeat: each is read, built and planned once, because that takes longer than
 * running it. When there are too many, all are forgotten, and the connections that keep them are closed after their
 * next use: PostgreSQL keeps a named statement as long as its connection, and the driver cannot drop one.
 */
export class StatementCache<Row> {
  readonly #prefix: string
  readonly #statements = new Map<string, Run<Row>>()
  #made = 0

  /** `prefix` begins no other statement's name. */
  constructor(prefix: string) {
    this.#prefix = prefix
  }

  /**
   * The function that runs the statement of a key. `make` is called, and throws its errors, whenever it is not cached;
   * without a key it never is.
   */
  find(key: string | undefined, make: () => Made<Row>): Run<Row> {
    const statement = key === undefined ? undefined : this.#statements.get(key)
    if (statement) return statement
    const { isCacheable, build } = make()
    // Without a name it is forgotten at once.
    if (key === undefined || !isCacheable) return runOf(build, '')
    if (this.#statements.size === maxCachedStatements) this.#forgetAll()
    const run = runOf(build, `${this.#prefix}${this.#made++}`)
    this.#statements.set(key, run)
    return run
  }

  #forgetAll(): void {
    this.#statements.clear()
    replaceConnections()
  }
}

function runOf<Row>(build: Made<Row>['build'], name: string): Run<Row> {
  const statement = prepared((on) => build(on).prepare(name))
  return (db, values) => onOneConnection(db, (one) => statement(one).execute(values))
}

/**
 * Key of the statement of a query: everything that decides its text and values; undefined where time or chance decide
 * too.
 */
export function keyOfQuery(
  { declaration, read }: ServerCollection,
  raw: RawQuery,
  actor: Actor,
): string | undefined {
  // Searches are rarely repeated.
  if (!isTimeless(read) || '_q' in raw) return undefined
  const params = Object.entries(raw).filter(([key]) => key !== 'locale')
  return JSON.stringify([declaration.name, rightsKey(actor), params])
}

/** The same for a record by its id, which is a value of the statement. */
export const keyOfRecord = ({ declaration, read }: ServerCollection, actor: Actor) =>
  isTimeless(read) ? `${declaration.name} ${rightsKey(actor)}` : undefined

/** Whether the joined records depend on their rows and the caller's rights alone. */
export const areTimeless = (joined: readonly Joined[]): boolean =>
  joined.every(({ target }) => isTimeless(target.read))
