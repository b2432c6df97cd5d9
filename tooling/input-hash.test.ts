import { rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { inputHash } from './input-hash.ts'
import { makeProject } from './testing-project.ts'

const FILES = { 'site/a.ts': 'a', 'site/deep/b.css': 'b', 'lock.json': '{}' }
const INPUTS = ['site', 'lock.json']

test('the same sources give the same hash, wherever they lie and in whatever order they are named', async () => {
  const [one, two] = [await makeProject(FILES), await makeProject(FILES)]
  expect(await inputHash(one, INPUTS)).toBe(await inputHash(two, INPUTS.toReversed()))
})

test.each([
  ['a changed file', (root: string) => writeFile(join(root, 'site/a.ts'), 'A')],
  ['a new file', (root: string) => writeFile(join(root, 'site/c.ts'), '')],
  ['a renamed file', (root: string) => rename(join(root, 'site/a.ts'), join(root, 'site/z.ts'))],
  ['another lock', (root: string) => writeFile(join(root, 'lock.json'), '{"a":1}')],
])('%s gives another hash', async (_what, change) => {
  const root = await makeProject(FILES)
  const before = await inputHash(root, INPUTS)
  await change(root)
  expect(await inputHash(root, INPUTS)).not.toBe(before)
})

test('another command gives another hash', async () => {
  const root = await makeProject(FILES)
  expect(await inputHash(root, INPUTS, ['build'])).not.toBe(
    await inputHash(root, INPUTS, ['build', '--minify']),
  )
})

test('products and tests of the part make nothing stale', async () => {
  const root = await makeProject(FILES)
  const before = await inputHash(root, INPUTS)
  const built = { 'site/build/index.js': 'x', 'site/a.test.ts': 'x', 'site/node_modules/m/i.js': 'x' }
  expect(await inputHash(await makeProject({ ...FILES, ...built }), INPUTS)).toBe(before)
})
