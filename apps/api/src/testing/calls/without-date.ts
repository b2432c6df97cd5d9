/** Headers that are the same when a call is repeated in the next second. */
export const withoutDate = (headers: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => name !== 'date'))
