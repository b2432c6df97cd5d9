import pg from 'pg'
import { vi } from 'vitest'

/** Whether a statement is one of the queue's own, which asks for jobs by the clock. */
const isOfQueue = (text: string) => text.includes('pgboss.')

/** Texts of the statements that `work` sends to PostgreSQL on any connection of this process. */
export async function statementsOf(work: () => Promise<unknown>): Promise<string[]> {
  const spy = vi.spyOn(pg.Client.prototype, 'query')
  try {
    await work()
    const texts = spy.mock.calls.map(([first]: unknown[]) =>
      typeof first === 'string' ? first : (first as pg.QueryConfig).text,
    )
    return texts.filter((text) => !isOfQueue(text))
  } finally {
    spy.mockRestore()
  }
}
