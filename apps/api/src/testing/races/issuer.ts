import pg from 'pg'
import { issueDocument } from '../../documents/issue-document.ts'
import { systemActor } from '../../platform/actor.ts'
import { openDatabase } from '../../db/database.ts'
import { ApiError } from '../../platform/errors.ts'
import { TestClock } from '../test-clock.ts'

/** The task of one of several racing issuers. */
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

/** Issues invoices over connections of its own. */
export interface Issuer {
  /** Issues all of them at once. @returns the results, numbers or error codes */
  issue(): Promise<string[]>
  close(): Promise<void>
}

export function openIssuer({ connection, now, reservations, withoutSeries }: IssueOrders): Issuer {
  const db = openDatabase({
    ...connection,
    max: 5,
    connectionTimeoutMillis: 0,
    ...(withoutSeries && { Client: CountingClient }),
  })
  const clock = new TestClock(now)
  const issue = async (id: string) => {
    try {
      const [row] = await issueDocument(db, systemActor, id, { kind: 'invoice', persons: [] }, { clock })
      return row?.number ?? 'none'
    } catch (error) {
      return error instanceof ApiError ? error.code : 'fault'
    }
  }
  return { issue: () => Promise.all(reservations.map(issue)), close: () => db.$client.end() }
}
