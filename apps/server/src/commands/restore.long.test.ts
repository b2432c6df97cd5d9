import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openArchives, older, newer, withArchives } from '../testing/typed-scripts.ts'

const here = openArchives()
const { run } = here

test('an archive is found by its name alone, from any folder', async () => {
  const said = await run('restore', [older], await withArchives())
  expect(said).toContain('The archive is damaged or cut off')
})

test('archives of the first place are listed while the second one is away', async () => {
  const said = await run('restore', [], {
    ...(await withArchives()),
    BACKUP_COPY_DIR: join(here.elsewhere, 'not-mounted'),
  })
  expect(said).toContain('the second place does not answer')
  expect(said.indexOf(newer)).toBeGreaterThan(0)
  expect(said.indexOf(older)).toBeGreaterThan(said.indexOf(newer))
})
