import { access, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { ROOT } from './project.ts'

/** Requirements of ASVS 5.0 at levels 1 and 2. */
const ofLevel = { '1': 70, '2': 183 }
const places: Record<string, string> = {
  api: 'apps/api/src',
  server: 'apps/server/src',
  admin: 'apps/admin/src',
  site: 'apps/site/app',
  contract: 'packages/contract/src',
  client: 'packages/client/src',
}

interface Line {
  numbers: string[]
  levels: string[]
  state: string
  text: string
}

let text: string
let lines: Line[]
beforeAll(async () => {
  text = await readFile(join(ROOT, 'docs/security.md'), 'utf8')
  const rows = text.matchAll(/^\| ([\d., ]+) \| ([\d, ]+) \| ([^|]+) \| (.*) \|$/gm)
  lines = [...rows].map(([, numbers = '', levels = '', state = '', told = '']) => ({
    numbers: numbers.split(', '),
    levels: levels.split(', '),
    state,
    text: told,
  }))
})

/** `api/app.ts` stands for `apps/api/src/app.ts`. */
const fullPath = (path: string) =>
  path.replace(/^(\w+)\//, (whole, place: string) => (places[place] ? `${places[place]}/` : whole))

test('every file that is named is there', async () => {
  const named = [...text.matchAll(/`([\w./-]+\/[\w.-]+)`/g)].map(([, path = '']) => path)
  const paths = named.filter((path) => !path.startsWith('/'))
  expect(paths.length).toBeGreaterThan(150)
  const gone = await Promise.all(
    paths.map((path) =>
      access(join(ROOT, fullPath(path))).then(
        () => [],
        () => [path],
      ),
    ),
  )
  expect(gone.flat()).toEqual([])
})

test('every requirement has one line that says how it stands', () => {
  const numbers = lines.flatMap((line) => line.numbers)
  expect(numbers.filter((number, index) => numbers.indexOf(number) !== index)).toEqual([])
  expect(lines.filter(({ state }) => !['yes', 'n/a', 'ops', 'open'].includes(state))).toEqual([])
  const counted = { '1': 0, '2': 0 }
  for (const { numbers: all, levels } of lines)
    for (const [index] of all.entries()) counted[(levels[index] ?? levels[0]) as '1' | '2']++
  expect(counted).toEqual(ofLevel)
})
