import { expect, test } from 'vitest'
import { checkDocuments } from './check-documents.ts'
import { ROOT } from './project.ts'
import { makeProject } from './testing-project.ts'

const OTHER = {
  'docs/other.md': '# Other\n\n## When it fails\n',
  'apps/api/src/app.ts': 'export async function createApi() {}\n',
}

test.each([
  '[other](other.md)',
  '[other](other.md#when-it-fails)',
  '[above](#title)',
  '[a function](../apps/api/src/app.ts#createApi)',
  '[the folder](../docs)',
  '[elsewhere](https://example.com/none.md)',
  '`apps/api/src/app.ts` and `apps/api/src`',
  '`apps/api/src/*.ts` and `apps/api/src/<name>.ts`',
  '`apps/api/build/main.mjs`',
  '```\n[example](none.md)\n```',
])('accepts %j', async (text) => {
  const project = await makeProject({ ...OTHER, 'docs/a.md': `# Title\n\n${text}\n` })
  expect(await checkDocuments(project)).toEqual([])
})

test.each([
  ['[gone](none.md)', 'the link to none.md leads to no file'],
  ['[gone](other.md#nothing)', 'the link to other.md#nothing names no heading of docs/other.md'],
  [
    '[gone](../apps/api/src/app.ts#gone)',
    'the link to ../apps/api/src/app.ts#gone names nothing that apps/api/src/app.ts declares',
  ],
  ['[gone](#nothing)', 'the link to #nothing names no heading of docs/a.md'],
  ['`apps/api/src/gone.ts`', "apps/api/src/gone.ts does not exist; name the file's present path"],
])('refuses %j', async (text, message) => {
  const project = await makeProject({ ...OTHER, 'docs/a.md': `# Title\n\n${text}\n` })
  expect(await checkDocuments(project)).toEqual([{ path: 'docs/a.md', message }])
})

test('refuses two decisions with one number', async () => {
  const project = await makeProject({
    'docs/decisions/001-a.md': '# A\n',
    'docs/decisions/001-b.md': '# B\n',
  })
  expect(await checkDocuments(project)).toEqual([
    {
      path: 'docs/decisions/001-b.md',
      message: 'docs/decisions/001-a.md has the same number; take the next free one',
    },
  ])
})

test('the documents of the project lead to files', async () => {
  expect(await checkDocuments(ROOT)).toEqual([])
})
