import { expect, test } from 'vitest'
import { openArchives, newer, withArchives } from '../testing/typed-scripts.ts'

const { run } = openArchives()

test('the newest archive is taken, encrypted or not, where none is named', async () => {
  const said = await run('restore', ['--newest'], await withArchives())
  expect(said).toContain(`The newest archive is ${newer}`)
  expect(said).toContain('The archive is damaged or cut off')
})

test('a backup is not written as a file where its folder is missing', async () => {
  const said = await run('backup', ['/mnt/dvor-is-not-there/'], await withArchives())
  expect(said).toContain('/mnt/dvor-is-not-there/ is no folder')
})
