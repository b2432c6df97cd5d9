import type { OpenSession, SecondFactorState } from '@dvor/contract/accounts/account.ts'
import { useQuery } from '@tanstack/react-query'
import { client } from '../../core/client/api.ts'
import { unwrap } from '../../core/client/query-client.ts'

/** First part of the keys of what is read here. */
export const accountKey = ['account'] as const

const { attempt } = client.account

/** Where somebody is signed in; without an id, whoever looks. */
export function useSessions(userId?: string) {
  return useQuery<OpenSession[]>({
    queryKey: [...accountKey, 'sessions', userId ?? 'own'],
    queryFn: async () => unwrap(await (userId ? attempt.sessionsOf(userId) : attempt.sessions())),
  })
}

/** Whether somebody's second factor is on; without an id, of whoever looks. */
export function useFactor(userId?: string) {
  return useQuery<SecondFactorState>({
    queryKey: [...accountKey, 'factor', userId ?? 'own'],
    queryFn: async () => unwrap(await (userId ? attempt.factorOf(userId) : attempt.factor())),
  })
}
