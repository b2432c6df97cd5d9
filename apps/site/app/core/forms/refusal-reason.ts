/** The reason in the details of a refusal; undefined where it is none of the known ones. */
export function refusalReason<R extends string>(reasons: readonly R[], details: unknown): R | undefined {
  const value = typeof details === 'object' && details && 'reason' in details ? details.reason : undefined
  return reasons.find((reason) => reason === value)
}
