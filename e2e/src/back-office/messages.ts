import { expect, type APIRequestContext } from '@playwright/test'
import { admin } from '../properties.ts'

export interface Message {
  key: string
  subject: string
  /** Plain text of the e-mail. */
  text: string
}

/** The e-mails about the reservation of a token, from the outbox; read as the owner. */
export async function listMessages(request: APIRequestContext, token: string): Promise<Message[]> {
  const data = { identifier: admin.email, password: admin.password }
  const { accessToken } = await (await request.post('/api/auth/local', { data })).json()
  const headers = { authorization: `Bearer ${accessToken}` }
  const read = async (path: string) => {
    const answer = await request.get(path, { headers })
    expect(answer.status(), path).toBe(200)
    return answer.json()
  }
  const [{ id }] = await read(`/api/reservations?token=${token}`)
  const rows: { id: string; key: string; subject: string }[] = await read(`/api/reservations/${id}/messages`)
  return Promise.all(
    rows.map(async (row) => ({ ...row, ...(await read(`/api/outgoing-emails/${row.id}/preview`)) })),
  )
}
