import pg from 'pg'

/** Sends every statement without its row lock: shows what the locks are good for. */
export class UnlockedClient extends pg.Client {
  override query = ((statement: unknown, ...rest: unknown[]) => {
    const unlock = (text: string) => text.replace(/ for (no key )?update( skip locked)?$/i, '')
    const sent =
      typeof statement === 'string'
        ? unlock(statement)
        : { ...(statement as object), text: unlock((statement as { text: string }).text) }
    return Reflect.apply(pg.Client.prototype.query, this, [sent, ...rest])
  }) as pg.Client['query']
}
