import pg from 'pg'

/** A connection that replaces the statements it is given, to show the effect of a missing protection. */
export function rewritingClient(rewrite: (text: string) => string): typeof pg.Client {
  return class extends pg.Client {
    override query = ((statement: unknown, ...rest: unknown[]) => {
      const sent =
        typeof statement === 'string'
          ? rewrite(statement)
          : { ...(statement as object), text: rewrite((statement as { text: string }).text) }
      return Reflect.apply(pg.Client.prototype.query, this, [sent, ...rest])
    }) as pg.Client['query']
  }
}
