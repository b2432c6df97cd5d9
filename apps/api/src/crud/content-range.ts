import type { ListQuery } from './query.ts'

/**
 * `Content-Range` of a list as clients of admin frameworks expect it (`coupons 0-9/57`): the places of the answer, from
 * 0, and the number of all records of the query. Counts only where the page does not show its end.
 */
export async function contentRange(
  name: string,
  { start, limit }: Pick<ListQuery, 'start' | 'limit'>,
  length: number,
  count: () => Promise<number>,
): Promise<string> {
  const isEnd = length < limit && (length > 0 || start === 0)
  const total = isEnd ? start + length : await count()
  return length === 0 ? `${name} */${total}` : `${name} ${start}-${start + length - 1}/${total}`
}
