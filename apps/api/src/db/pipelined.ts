/**
 * Awaits prepared statements (`prepared`; others are sent only when they are awaited) that were sent one after the
 * other on the same transaction. When one fails, PostgreSQL refuses all later ones: the first failure in the order of
 * the list is the real one, and no statement is running any more when it is thrown.
 */
export async function pipelined<T extends readonly unknown[] | []>(
  asked: T,
): Promise<{ -readonly [K in keyof T]: Awaited<T[K]> }> {
  const settled: readonly PromiseSettledResult<unknown>[] = await Promise.allSettled(asked)
  for (const one of settled) if (one.status === 'rejected') throw one.reason
  return Promise.all(asked)
}
