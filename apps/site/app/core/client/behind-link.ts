import type { Attempt } from '@dvor/client/transport/result.ts'
import { reservationToken } from '@dvor/contract/reservations/reservations.ts'
import { data } from 'react-router'

/** The API's answer; null where there is none. Throws a 503 where it could not answer. */
export function valueOrNone<T>(attempt: Attempt<T>): T | null {
  if (!attempt.ok && attempt.error.status !== 404) throw data(null, { status: 503 })
  return attempt.ok ? attempt.value : null
}

/** The record behind the secret of a link; null for an unknown link. */
export const behindLink = async <T>(
  token: string,
  read: (token: string) => Promise<Attempt<T>>,
): Promise<T | null> => (reservationToken.safeParse(token).success ? valueOrNone(await read(token)) : null)
