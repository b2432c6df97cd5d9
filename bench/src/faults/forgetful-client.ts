import pg from 'pg'

const every = 10
let written = 0

const textOf = (statement: unknown): string =>
  typeof statement === 'string' ? statement : ((statement as { text?: string }).text ?? '')

/** Reports every tenth transaction that wrote an e-mail as committed, and has rolled it back. */
export class ForgetfulClient extends pg.Client {
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
