import pg from 'pg'
import { withoutRowLock } from './unlocked-client.ts'

/** Compares the state of a reservation with what was read before it is changed (`swapState`). */
const stateCheck = /and "reservations"\."state" = (\$\d+)\)/

/** Changes states as a program would that reads, decides and writes: without locks, and whatever the state is by then. */
export class HeedlessClient extends pg.Client {
  override query = ((statement: unknown, ...rest: unknown[]) => {
    const heedless = (text: string) => withoutRowLock(text).replace(stateCheck, 'and $1::text is not null)')
    const sent =
      typeof statement === 'string'
        ? heedless(statement)
        : { ...(statement as object), text: heedless((statement as { text: string }).text) }
    return Reflect.apply(pg.Client.prototype.query, this, [sent, ...rest])
  }) as pg.Client['query']
}
