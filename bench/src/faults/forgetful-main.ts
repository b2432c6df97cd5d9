import { createApi } from '@dvor/api/app.ts'
import type { ApiOptions } from '@dvor/api/options.ts'
import { runServer } from '@dvor/server/process/run-server.ts'
import pg from 'pg'

const every = 10

let written = 0

/** A control's server: the real process and API with a driver that loses acknowledged commits. */
const forgetful = (options: ApiOptions) =>
  createApi({ ...options, pool: { ...options.pool, Client: ForgetfulClient } })

const textOf = (statement: unknown): string =>
  typeof statement === 'string' ? statement : ((statement as { text?: string }).text ?? '')

/** Reports every tenth transaction that wrote an e-mail as committed, and has rolled it back. */
class ForgetfulClient extends pg.Client {
  #wrote = false

  override query = ((statement: unknown, ...rest: unknown[]) => {
    const text = textOf(statement)
    if (text === 'begin') this.#wrote = false
    if (text.startsWith('insert into "outgoing_emails"')) this.#wrote = true
    const forgets = text === 'commit' && this.#wrote && ++written % every === 0
    const sent = forgets ? { name: 'rollback', text: 'rollback' } : statement
    return Reflect.apply(pg.Client.prototype.query, this, [sent, ...rest])
  }) as pg.Client['query']
}

await runServer(async () => ({ createApi: forgetful, mounts: [] }))
