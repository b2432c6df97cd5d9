/** The reason in the details of a refusal; undefined where it is none of the known ones. */
export function refusalReason<R extends string>(known: readonly R[], details: unknown): R | undefined {
  const given = typeof details === 'object' && details && 'reason' in details ? details.reason : undefined
  return known.find((reason) => reason === given)
}
