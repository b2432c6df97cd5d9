import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const pieces = readdirSync(folder('../../../../../packages/ui/src')).filter((name) => name.endsWith('.tsx'))
const shown = ['../../pages/showcase.tsx', './pieces-shown.tsx', './tokens-shown.tsx']
  .map((path) => readFileSync(folder(path), 'utf8'))
  .join('\n')

test.each(pieces)('%s stands in the showcase', (name) => {
  expect(shown).toContain(`'@dvor/ui/${name}'`)
})
