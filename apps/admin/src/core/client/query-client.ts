import { onlineManager, QueryClient, type QueryOptions } from '@tanstack/react-query'
import type { Attempt, Failure } from './api.ts'
import { keptData } from './kept.ts'

/** A failed call as an exception, for TanStack Query. */
export class CallFailed extends Error {
  readonly failure: Failure
  constructor(failure: Failure) {
    super(failure.code)
    this.failure = failure
  }
}

/** Returns the value of a call. Throws `CallFailed` when it failed. */
export function unwrap<T>(result: Attempt<T>): T {
  if (!result.ok) throw new CallFailed(result.error)
  return result.value
}

/** Whether a call failed because there was no connection, or the server was busy. */
export const isPassing = (error: unknown): boolean =>
  error instanceof CallFailed && (error.failure.status === 0 || error.failure.status === 503)

declare module '@tanstack/react-query' {
  interface Register {
    defaultError: Error
  }
}

const isUnreached = (error: unknown): boolean => error instanceof CallFailed && error.failure.status === 0

/**
 * Without a connection the copy on the device answers. What it does not have fails at once when it is not shown yet, so
 * that the page says so; a read that renews what is shown waits for the connection and keeps it.
 */
const readOffline: NonNullable<QueryOptions['behavior']> = {
  onFetch: (context) => {
    const { state, queryKey, fetchFn } = context
    const isAnswered = keptData()?.answers(queryKey) ?? false
    const networkMode = state.data === undefined || isAnswered ? 'always' : 'online'
    context.options = { ...context.options, networkMode }
    if (!isAnswered) return
    context.fetchFn = async () => {
      try {
        return await fetchFn()
      } catch (error) {
        const answer = isUnreached(error) ? keptData()?.answer(queryKey) : undefined
        if (answer === undefined) throw error
        return answer
      }
    }
  },
}

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      behavior: readOffline,
      staleTime: 10_000,
      retry: (times, error) => times < 2 && isPassing(error) && onlineManager.isOnline(),
    },
  },
})
