import type { HistoryPage } from '@dvor/contract/insight/history.ts'
import type { UndoRequest } from '@dvor/contract/insight/undo.ts'
import { expect } from 'vitest'
import type { TestApi } from '../test-api.ts'

type AnyRecord = Record<string, unknown> & { id: string }
export type UndoCalls = ReturnType<typeof undoCalls>

/** Writes with their ids in the history, and their undo. */
export function undoCalls(api: TestApi, token: string) {
  async function answered(method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: unknown) {
    const answer = await api.call(method, path, { token, body })
    expect(answer.status, `${method} ${path} ${JSON.stringify(answer.body)}`).toBe(200)
    return answer
  }
  const idOf = ({ headers }: { headers: Record<string, unknown> }) => String(headers['request-id'])
  const undo = (body: Partial<UndoRequest>, dryRun = false, by = token) =>
    api.call('POST', `/undo${dryRun ? '?dry_run' : ''}`, { token: by, body })
  const list = async (path: string) => (await answered('GET', path)).body as AnyRecord[]
  const read = async (path: string) => (await answered('GET', path)).body as AnyRecord
  return {
    list,
    read,
    undo,
    /** The first record of a list, as it is read alone. */
    first: async (path: string) => {
      const [record] = await list(`${path}?_limit=1`)
      return read(`${path}/${record?.id}`)
    },
    /** @returns the id of the call, under which its changes stand in the history */
    write: async (method: 'POST' | 'PUT' | 'DELETE', path: string, body?: unknown) =>
      idOf(await answered(method, path, body)),
    /** An undo that must succeed. @returns its id */
    undone: async (body: Partial<UndoRequest>) => idOf(await answered('POST', '/undo', body)),
    /** Changes of a record, the newest first. */
    changesOf: async (collection: string, id: string) =>
      ((await answered('GET', `/history/${collection}/${id}`)).body as HistoryPage).entries,
  }
}
