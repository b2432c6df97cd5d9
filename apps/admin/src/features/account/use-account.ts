import type { MorningLetterWish, OpenSession, SecondFactorState } from '@dvor/contract/accounts/account.ts'
import { useQuery } from '@tanstack/react-query'
import { client } from '../../core/client/api.ts'
import { unwrap } from '../../core/client/query-client.ts'

/** First part of the query keys below. */
export const accountKey = ['account'] as const

const { attempt } = client.account

/** Sessions of a user; without an id, of the signed-in person. */
export function useSessions(userId?: string) {
  return useQuery<OpenSession[]>({
    queryKey: [...accountKey, 'sessions', userId ?? 'own'],
    queryFn: async () =>
      unwrap(await (userId ? client.users.attempt.sessionsOf(userId) : attempt.sessions())),
  })
}

/** State of a user's second factor; without an id, of the signed-in person. */
export function useFactor(userId?: string) {
  return useQuery<SecondFactorState>({
    queryKey: [...accountKey, 'factor', userId ?? 'own'],
    queryFn: async () => unwrap(await (userId ? client.users.attempt.factorOf(userId) : attempt.factor())),
  })
}

/** Whether the signed-in person wishes the letter of each morning. */
export function useMorningLetter() {
  return useQuery<MorningLetterWish>({
    queryKey: [...accountKey, 'morning-letter'],
    queryFn: async () => unwrap(await attempt.morningLetter()),
  })
}

/** IP address of this device on the internet; null where it cannot be found out. */
export function useOwnAddress() {
  return useQuery<string | null>({
    queryKey: [...accountKey, 'own-address'],
    queryFn: async () => (await client.visitor.clientIp())?.ip ?? null,
  })
}
