import pg from 'pg'
import { issueDocument } from '../../documents/issue-document.ts'
import { systemActor } from '../../platform/actor.ts'
import { openDatabase } from '../../db/database.ts'
import { ApiError } from '../../platform/errors.ts'
import { TestClock } from '../test-clock.ts'

/** A process that issues invoices, started with its orders as JSON and released by a message. */
export interface IssueOrders {
  connection: pg.ClientConfig
  now: string
  reservations: string[]
  /** The control: numbers are computed from the series without locking it. */
  withoutSeries: boolean
}

/** Draws numbers by searching the highest one and adding one. */
class CountingClient extends pg.Client {
  override query = ((statement: unknown, ...rest: unknown[]) => {
    const text = typeof statement === 'string' ? statement : (statement as { text: string }).text
    if (!text.startsWith('insert into "document_series"'))
      return Reflect.apply(pg.Client.prototype.query, this, [statement, ...rest])
    const counted = `select count(*)::int + 1 as "last" from invoices where kind = 'invoice'`
    return Reflect.apply(pg.Client.prototype.query, this, [
      { ...(statement as object), text: counted, values: [] },
    ])
  }) as pg.Client['query']
}

const orders = JSON.parse(process.argv[2] ?? '') as IssueOrders
const db = openDatabase({
  ...orders.connection,
  max: 5,
  connectionTimeoutMillis: 0,
  ...(orders.withoutSeries && { Client: CountingClient }),
})
const clock = new TestClock(orders.now)

async function issue(id: string): Promise<string> {
  try {
    const [row] = await issueDocument(db, systemActor, id, { kind: 'invoice', persons: [] }, { clock })
    return row?.number ?? 'none'
  } catch (error) {
    return error instanceof ApiError ? error.code : 'fault'
  }
}

process.on('message', () => {
  void Promise.all(orders.reservations.map(issue)).then((outcomes) => process.send?.(outcomes))
})
process.on('disconnect', () => process.exit(0))
process.send?.('ready')
