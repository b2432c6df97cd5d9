import pg from 'pg'
import { vi } from 'vitest'

/** Texts of the statements that `work` sends to PostgreSQL on any connection of this process. */
export async function statementsOf(work: () => Promise<unknown>): Promise<string[]> {
  const sent = vi.spyOn(pg.Client.prototype, 'query')
  try {
    await work()
    return sent.mock.calls.map(([first]: unknown[]) =>
      typeof first === 'string' ? first : (first as pg.QueryConfig).text,
    )
  } finally {
    sent.mockRestore()
  }
}
