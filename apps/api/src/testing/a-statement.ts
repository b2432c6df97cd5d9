import type { ListItem } from '@dvor/contract/declaration/collection.ts'
import type { statementLines } from '@dvor/contract/collections/reservations/statement-lines.ts'
import type { StatementResult } from '@dvor/contract/money/statements.ts'
import type { Answer, TestApi } from './test-api.ts'
import { adminToken } from './sign-in.ts'
import { camtFile, statementForm, type Movement } from './statement-files.ts'

export type StatementLineView = ListItem<typeof statementLines>

/** The owner at the bank's papers, through the API's door. */
export interface Bank {
  /** Sends a file as a form; the answer may be a refusal. */
  send(file: string | Uint8Array, columns?: object): Promise<Answer>
  /** Imports movements as CAMT.053. */
  take(movements: readonly Movement[]): Promise<StatementResult>
  /** Lines of the inbox, oldest first; all of them, or those of one query. */
  lines(query?: string): Promise<StatementLineView[]>
}

export async function openBank(api: TestApi): Promise<Bank> {
  const token = await adminToken(api)
  const send: Bank['send'] = (file, columns) => {
    const { body, headers } = statementForm(file, columns)
    return api.call('POST', '/statements', { token, body, headers })
  }
  return {
    send,
    take: async (movements) => {
      const answer = await send(camtFile(movements))
      if (answer.status !== 200) throw new Error(JSON.stringify(answer.body))
      return answer.body as StatementResult
    },
    lines: async (query = '') => {
      const answer = await api.call('GET', `/statement-lines?_sort=createdAt:ASC&${query}`, { token })
      if (answer.status !== 200) throw new Error(JSON.stringify(answer.body))
      return answer.body as StatementLineView[]
    },
  }
}
