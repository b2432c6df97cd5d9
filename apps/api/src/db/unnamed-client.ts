import pg from 'pg'

/**
 * A connection that sends each statement without its name. A pooler in transaction mode runs the transactions of one
 * connection on several connections of the server, and a name is known only to the one on which it was prepared.
 */
export class UnnamedClient extends pg.Client {
  override query = ((statement: unknown, ...rest: unknown[]) =>
    Reflect.apply(pg.Client.prototype.query, this, [withoutName(statement), ...rest])) as pg.Client['query']
}

/** A prepared object of the driver, which submits itself, stays as it is. */
function withoutName(statement: unknown): unknown {
  if (typeof statement !== 'object' || statement === null) return statement
  return 'name' in statement && !('submit' in statement) ? { ...statement, name: undefined } : statement
}
