import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

const script = join(import.meta.dirname, '../../../../docs/add-a-page.sh')

test('a page is served and listed after the four places of the documentation', async () => {
  const { stdout } = await promisify(execFile)('bash', [script])
  expect(stdout.split('\n').filter((line) => /^\d+ \S*\//.test(line))).toEqual([
    '1 packages/contract/src/site/content-pages.ts',
    '2 packages/texts/src/sk/pages/names.ts',
    '2 packages/texts/src/cs/pages/names.ts',
    '2 packages/texts/src/en/pages/names.ts',
    '3 apps/site/app/pages/content/recipes.tsx',
    '4 apps/api/src/seed/texts/page-texts.ts',
    '200 /recepty Recepty · Dvor pod Lipami, kept until content',
    '200 /en/recepty Recipes · Dvor pod Lipami, kept until content',
    '200 /sitemap.xml lists /recepty and /en/recepty',
  ])
})
