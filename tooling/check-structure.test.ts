import { expect, test } from 'vitest'
import { checkStructure } from './check-structure.ts'
import { ROOT } from './project.ts'
import { makeProject } from './testing-project.ts'

const CODE = 'export const answer = 42\n'

test.each([
  ['packages/format/src/days.ts', CODE],
  ['apps/api/src/rooms/routes.ts', CODE],
  ['apps/api/src/rooms/book-room.ts', CODE],
  ['apps/api/src/rooms/two-guests-at-once.test.ts', CODE],
  ['apps/api/src/rooms/night-queries.ts', CODE],
  ['packages/contract/src/collections/index.ts', "export { units } from './units.ts'\n"],
  ['packages/ui/src/long.css', '/* a comment */\n'.repeat(300)],
  ['packages/format/src/mixed.ts', `export { a } from './a.ts'\n${CODE}`],
  ['apps/admin/src/dates.tsx', "import { DatesProvider } from '@mantine/dates'\n"],
])('%s may stand', async (path, text) => {
  expect(await checkStructure(await makeProject({ [path]: text }))).toEqual([])
})

test.each([
  ['packages/format/src/utils.ts', CODE, /names nothing/],
  ['packages/format/src/helpers/days.ts', CODE, /names nothing/],
  ['packages/format/src/dayText.ts', CODE, /kebab-case/],
  ['packages/format/src/long.ts', CODE.repeat(251), /251 lines of code/],
  ['packages/ui/src/index.ts', CODE, /no barrels/],
  ['packages/ui/src/everything.ts', "export { a } from './a.ts'\nexport * from './b.ts'\n", /no barrels/],
  ['packages/ui/src/one.ts', "export { a } from './a.ts'\n", /no barrels/],
  ['packages/ui/src/a.ts', `// ${'oxlint'}-disable-next-line no-console\n${CODE}`, /hides a finding/],
  ['packages/ui/src/a.ts', `// @ts-${'expect'}-error later\n${CODE}`, /hides a finding/],
  ['apps/admin/src/day.tsx', "import { DateInput } from '@mantine/dates'\n", /dates\/styles.css' beside/],
])('%s is refused: %#', async (path, text, message) => {
  const violations = await checkStructure(await makeProject({ [path]: text }))
  expect(violations).toEqual([{ path, message: expect.stringMatching(message) }])
})

test.each([
  ['apps/site/app/core/greeting.ts', "export const a = (language: string) => language === 'en'\n", 1],
  ['packages/booking/src/greeting.ts', "export const a = (language: string) => 'sk' !== language\n", 1],
  ['apps/admin/src/greeting.ts', "export const a = (language: string) => language === 'en'\n", 0],
  ['apps/site/app/core/greeting.ts', "export const a = (place: string) => place === 'inn'\n", 0],
])('a language of guests is compared with no code: %s %s', async (path, text, count) => {
  const list = 'export const languages = {\n  sk: {},\n  en: {},\n}\n'
  const violations = await checkStructure(
    await makeProject({ 'packages/format/src/languages.ts': list, [path]: text }),
  )
  expect(violations.map(({ path: at }) => at)).toEqual(Array.from({ length: count }, () => path))
})

test('a folder has at most 25 source files; tests do not count', async () => {
  const files = (count: number) =>
    Object.fromEntries(
      Array.from({ length: count }, (_, index) => [`packages/format/src/file-${index}.ts`, CODE]),
    )
  const root = await makeProject({ ...files(25), 'packages/format/src/file.test.ts': CODE })
  expect(await checkStructure(root)).toEqual([])
  expect(await checkStructure(await makeProject(files(26)))).toEqual([
    { path: 'packages/format/src', message: expect.stringContaining('26 source files') },
  ])
})

const CARD =
  "import classes from './card.module.css'\nexport const Card = () => <p className={classes.card} />\n"
const SHEET = '.card :global(.ui-button) {}\n@media print { .card { color: red } }\n'
const SITE = 'apps/site/app'

test.each([
  ['a module with its component', { 'offers/card.tsx': CARD, 'offers/card.module.css': SHEET }, []],
  ['global sheets', { 'core/styles/page.css': '.page {}', 'core/styles/print.css': '.sheet {}' }, []],
  ['a sheet of all pages', { 'offers/card.css': '.card {}' }, [/name it .module.css/]],
  [
    'a class of two global sheets',
    { 'core/styles/page.css': '.page {}', 'core/styles/print.css': '@media print { .page {} }' },
    [/\.page is defined in .*page.css as well/],
  ],
  [
    'a class that its module lacks',
    { 'offers/card.tsx': CARD, 'offers/card.module.css': '.head {}' },
    [/has no class card/, /no component uses .head/],
  ],
])('styles: %s', async (_, files, messages) => {
  const root = await makeProject(
    Object.fromEntries(Object.entries(files).map(([path, text]) => [`${SITE}/${path}`, text])),
  )
  const violations = await checkStructure(root)
  expect(violations.map(({ message }) => message)).toEqual(
    messages.map((message) => expect.stringMatching(message)),
  )
})

test('built and generated files are not checked', async () => {
  const files = { 'apps/site/build/utils.ts': CODE, 'apps/api/src/db/migrations/index.ts': CODE }
  expect(await checkStructure(await makeProject(files))).toEqual([])
})

test('looks at this very project', async () => {
  const { sourceFiles } = await import('./checks/source-files.ts')
  expect(await sourceFiles(ROOT)).toContain('tooling/check-structure.test.ts')
})
