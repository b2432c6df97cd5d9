import pg from 'pg'

export const withoutRowLock = (text: string): string =>
  text.replace(/ for (no key )?update( skip locked)?$/i, '')

/** Sends every statement without its row lock: shows what the locks are good for. */
export class UnlockedClient extends pg.Client {
  override query = ((statement: unknown, ...rest: unknown[]) => {
    const sent =
      typeof statement === 'string'
        ? withoutRowLock(statement)
        : { ...(statement as object), text: withoutRowLock((statement as { text: string }).text) }
    return Reflect.apply(pg.Client.prototype.query, this, [sent, ...rest])
  }) as pg.Client['query']
}
