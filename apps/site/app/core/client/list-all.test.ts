import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { listAll } from './list-all.ts'

const app = fileURLToPath(new URL('../../', import.meta.url))

test('reads all pages of a list, and returns null when one page cannot be read', async () => {
  const rows = Array.from({ length: 250 }, (_, index) => index)
  const page = async ({ _start, _limit }: { _start: number; _limit: number }) =>
    rows.slice(_start, _start + _limit)
  expect(await listAll(page)).toEqual(rows)
  expect(await listAll(async (at) => (at._start > 100 ? null : page(at)))).toBeNull()
})

/** Lists with one record for a page, or with few records by nature. */
const short = /\.list\(\{ (page|key|slug)\b|\.list\(\{ slug:/

test('no loader reads a list without a limit of its own', () => {
  const files = readdirSync(app, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /(?<!\.test)\.tsx?$/.test(file),
  )
  const silent = files.flatMap((file) =>
    [...readFileSync(app + file, 'utf8').matchAll(/\.list\(\{[^}]*\}/g)]
      .filter(([call]) => !/_limit|\.\.\.(page|rows)\b/.test(call) && !short.test(call))
      .map(([call]) => `${file}: ${call}`),
  )
  expect(silent).toEqual([])
})
