import { expect, test } from 'vitest'
import { readRows } from './read-rows.ts'

const stored = Array.from({ length: 2_345 }, (_, index) => index)

/** Answers as the API does: at most 1000 rows, 100 where no limit is given. */
const read = async (page: URLSearchParams) => {
  const start = Number(page.get('_start'))
  const limit = Number(page.get('_limit') ?? 100)
  return stored.slice(start, start + Math.min(limit, 1000))
}

test.each([
  ['_limit=-1', stored],
  ['_limit=1050', stored.slice(0, 1050)],
  ['_limit=2000', stored.slice(0, 2000)],
  ['_limit=5000', stored],
  ['_start=1000&_limit=1200', stored.slice(1000, 2200)],
  ['_start=40&_limit=20', stored.slice(40, 60)],
  ['', stored.slice(0, 100)],
])('reads as many rows as %s asks for', async (query, rows) => {
  expect(await readRows(new URLSearchParams(query), read)).toEqual(rows)
})
