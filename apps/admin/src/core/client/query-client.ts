import { QueryClient } from '@tanstack/react-query'
import type { Attempt, Failure } from './api.ts'

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

const isPassing = (error: Error) =>
  error instanceof CallFailed && (error.failure.status === 0 || error.failure.status === 503)

declare module '@tanstack/react-query' {
  interface Register {
    defaultError: Error
  }
}

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { staleTime: 10_000, retry: (times, error) => times < 2 && isPassing(error) },
  },
})
