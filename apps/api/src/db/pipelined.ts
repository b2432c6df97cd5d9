import { sqlState } from './sql-state.ts'

const failedTransaction = '25P02'

/**
 * Awaits prepared statements (`prepared`; others are sent only when they are awaited) that were sent one after the
 * other on the same transaction. When one fails, PostgreSQL refuses all later ones: the first failure in the order of
 * the list that is no such refusal is the real one, and no statement is running any more when it is thrown.
 */
export async function pipelined<T extends readonly unknown[] | []>(
  statements: T,
): Promise<{ -readonly [K in keyof T]: Awaited<T[K]> }> {
  const settled: readonly PromiseSettledResult<unknown>[] = await Promise.allSettled(statements)
  const failures = settled.flatMap((one): unknown[] => (one.status === 'rejected' ? [one.reason] : []))
  const real = failures.find((reason) => sqlState(reason) !== failedTransaction)
  if (failures.length > 0) throw real ?? failures[0]
  return Promise.all(statements)
}
