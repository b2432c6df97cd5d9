import { mkdir, symlink } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'
import { checkImports } from './check-imports.ts'
import { makeProject } from './testing-project.ts'

const rooms = [
  'apps/admin',
  'apps/api',
  'apps/server',
  'packages/booking',
  'packages/client',
  'packages/format',
  'bench',
  'e2e',
  'tooling',
]
const libraries = ['drizzle-orm', 'fastify', 'lodash', 'pg', 'vite', 'vitest']

const listed = (...names: string[]) => Object.fromEntries(names.map((name) => [name, '*']))
const ours = listed('@dvor/api', '@dvor/booking', '@dvor/client', '@dvor/server')

/** A project whose packages have a file `src/b.ts` and may use some libraries, and `vite` and `vitest` for development. */
async function check(files: Record<string, string>) {
  const manifestOf = (room: string) => ({
    name: `@dvor/${basename(room)}`,
    exports: { './*': './src/*' },
    dependencies: { ...ours, ...listed('drizzle-orm', 'lodash', 'pg') },
    devDependencies: listed('vite'),
  })
  const project = { workspaces: ['apps/*', 'packages/*'], devDependencies: listed('vitest') }
  const root = await makeProject({
    'package.json': JSON.stringify(project),
    ...Object.fromEntries([
      ...libraries.map((name) => [`node_modules/${name}/index.js`, 'export default 1']),
      ...rooms.map((room) => [`${room}/package.json`, JSON.stringify(manifestOf(room))]),
      ...rooms.map((room) => [`${room}/src/b.ts`, 'export const b = 1']),
    ]),
    ...files,
  })
  await mkdir(join(root, 'node_modules/@dvor'))
  for (const room of rooms) await symlink(join(root, room), join(root, 'node_modules/@dvor', basename(room)))
  return (await checkImports(root)).map(({ path, message }) => `${path} ${message}`)
}

test('imports along the direction may stand, and words in comments and strings are none', async () => {
  const files = {
    'apps/api/src/a.ts': [
      "import { readFile } from 'node:fs/promises'",
      "import pg from 'pg'",
      "import type { Server } from 'vite'",
      'import {\n  b,\n  type B,\n} from "@dvor/booking/b.ts"',
      "export * from './b.ts'",
      "// import map from 'lodash'",
    ].join('\n'),
    'apps/api/src/a.test.ts': "import { test } from 'vitest'\nimport { b } from '@dvor/client/b.ts'",
    'apps/admin/src/a.ts': "export const sql = `import a from 'drizzle-orm'`\n",
  }
  expect(await check(files)).toEqual([])
})

test.each([
  ['packages/booking/src/a.ts', "import { b } from '@dvor/api/b.ts'", /imports flow one way/],
  ['packages/format/src/a.test.ts', "import type { B } from '@dvor/booking/b.ts'", /imports flow one way/],
  ['apps/admin/src/a.ts', `const b = await import(${"'@dvor/api/b.ts'"})`, /imports flow one way/],
  ['apps/api/src/a.ts', "export { b } from '@dvor/server/b.ts'", /imports flow one way/],
  ['apps/api/src/a.ts', "import { b } from '@dvor/format/b.ts'", /package\.json does not name it/],
  ['apps/api/src/a.ts', "import { b } from '@dvor/client/b.ts'", /only for tests/],
  ['apps/server/src/a.ts', "import pg from 'pg'", /belongs in apps\/api, packages\/postgres/],
  ['apps/admin/src/a.ts', "import { eq } from 'drizzle-orm'", /belongs in apps\/api/],
  ['packages/booking/src/a.ts', "import { map } from 'lodash'", /kept pure/],
  ['apps/api/src/a.ts', "import { b } from '@dvor/api/b.ts'", /inside a package imports are relative/],
  ['apps/api/src/a.ts', "import { b } from '../../../packages/booking/src/b.ts'", /leads out of the package/],
  ['apps/api/src/a.ts', "import fastify from 'fastify'", /not among the dependencies/],
  [
    'apps/api/src/a.ts',
    "import { test } from 'vitest'",
    /not among the dependencies of what runs for guests/,
  ],
])('%s: %s is refused', async (path, text, message) => {
  expect(await check({ [path]: text })).toEqual([expect.stringMatching(message)])
})

test('a program of the bench may use what tests use, but no file that needs Vitest', async () => {
  const violations = await check({
    'bench/src/run.ts':
      "import { race } from '@dvor/api/testing/race.ts'\nimport { b } from '@dvor/api/testing/b.ts'",
    'bench/src/run.test.ts': "import { test } from 'vitest'",
    'apps/api/src/testing/b.ts': 'export const b = 1',
    'apps/api/src/testing/race.ts': "import { gate } from './gate.ts'",
    'apps/api/src/testing/gate.ts': "import { onTestFinished } from 'vitest'",
  })
  expect(violations).toEqual([
    expect.stringMatching(/^bench\/src\/run\.ts imports .*vitest.*fails in a program/),
  ])
})
