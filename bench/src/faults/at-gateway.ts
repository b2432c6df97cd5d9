import { signReference } from '@dvor/api/payments/providers/sandbox-provider.ts'
import type { RaceCall } from '@dvor/api/testing/races/race-api.ts'
import type { RaceGround } from './racing.ts'

/** A call that must succeed. @throws Error with the answer otherwise */
export async function post<T>({ app }: RaceGround, url: string, payload: object): Promise<T> {
  const answer = await app.inject({ method: 'POST', url: `/api${url}`, payload })
  if (answer.statusCode !== 200) throw new Error(`${url}: ${answer.body}`)
  return answer.json<T>()
}

/** The payment of a trial gateway's address. */
export const referenceOf = (url: string | null): string => url?.split('/').at(-1) ?? ''

/** Runs one of the trial gateway's actions: `pay`, `lose` (paid, without a notification). */
export const act = (ground: RaceGround, reference: string, action: string) =>
  post(ground, `/sandbox-payments/${reference}/actions`, { action })

/** The gateway's notification of a payment, signed with this secret. */
export const noticeOf = (reference: string, secret: string): RaceCall => ({
  method: 'POST',
  url: '/payments/sandbox/notifications',
  payload: { reference, signature: signReference(secret, reference) },
})
