import { expect, test } from 'vitest'
import { checkImports } from './check-imports.ts'
import { findTestRunnerInPrograms } from './checks/without-test-runner.ts'
import { makeProject } from './testing-project.ts'

const manifest = (dependencies: Record<string, string>, devDependencies: Record<string, string> = {}) =>
  JSON.stringify({ dependencies, devDependencies })

const ROOT_MANIFEST = { 'package.json': manifest({}, { vitest: '5', '@types/node': '24' }) }

async function check(files: Record<string, string>) {
  return checkImports(await makeProject({ ...ROOT_MANIFEST, ...files }))
}

test('imports along the direction may stand', async () => {
  const files = {
    'apps/api/package.json': manifest(
      { '@dvor/booking': '*', pg: '8' },
      { '@dvor/client': '*', '@types/qrcode': '1' },
    ),
    'apps/api/src/a.ts': [
      "import { readFile } from 'node:fs/promises'",
      "import pg from 'pg'",
      "import type { Code } from 'qrcode'",
      'import {\n  price,\n  type Line,\n} from "@dvor/booking/pricing/price.ts"',
      "import { b } from './b.ts'",
      "export * from './c.ts'",
    ].join('\n'),
    'apps/api/src/a.test.ts': "import { test } from 'vitest'\nimport { call } from '@dvor/client/call.ts'",
  }
  expect(await check(files)).toEqual([])
})

test.each([
  [
    'packages/booking/src/a.ts',
    '@dvor/api',
    "import { db } from '@dvor/api/db.ts'",
    /packages\/booking may not import/,
  ],
  [
    'packages/format/src/a.ts',
    '@dvor/contract',
    "import type { A } from '@dvor/contract/a.ts'",
    /may not import/,
  ],
  [
    'apps/site/app/a.ts',
    '@dvor/api',
    `const a = await import(${"'@dvor/api/app.ts'"})`,
    /may not import @dvor\/api/,
  ],
  [
    'apps/site/app/a.ts',
    '@dvor/admin',
    "export { a } from '@dvor/admin/a.ts'",
    /may not import @dvor\/admin/,
  ],
  ['apps/api/src/a.ts', '@dvor/server', "import '@dvor/server/main.ts'", /may not import @dvor\/server/],
  ['apps/server/src/a.ts', 'pg', "import pg from 'pg'", /belongs in apps\/api, packages\/postgres/],
  ['apps/admin/src/a.ts', 'drizzle-orm', "import { eq } from 'drizzle-orm'", /belongs in apps\/api/],
  ['packages/booking/src/a.ts', 'lodash', "import { map } from 'lodash'", /kept pure/],
])('%s importing %s is refused, and so is the dependency', async (path, name, text, message) => {
  const workspace = path.split('/').slice(0, 2).join('/')
  const violations = await check({ [path]: text, [`${workspace}/package.json`]: manifest({ [name]: '*' }) })
  expect(violations).toContainEqual({ path, message: expect.stringMatching(message) })
  expect(violations).toContainEqual({
    path: `${workspace}/package.json`,
    message: `${workspace} may not depend on ${name}`,
  })
})

test.each([
  ['apps/api/src/a.ts', "import fastify from 'fastify'", 'fastify is not among the dependencies of apps/api'],
  ['apps/api/src/a.ts', "import { readFile } from 'fs/promises'", 'write node:fs/promises'],
  [
    'apps/api/src/a.ts',
    "import { a } from '@dvor/api/b.ts'",
    'inside a package imports are relative: @dvor/api/b.ts',
  ],
  [
    'apps/api/src/a.ts',
    "import { days } from '../../../packages/format/src/days.ts'",
    '../../../packages/format/src/days.ts leads out of apps/api; import the other package by its name',
  ],
  [
    'packages/ui/src/a.tsx',
    "import { test } from 'vitest'",
    'vitest is not among the dependencies of packages/ui',
  ],
])('%s: %s', async (path, text, message) => {
  expect(await check({ [path]: text })).toEqual([{ path, message }])
})

test('code that runs for guests imports nothing that only tests may use', async () => {
  const files = {
    'apps/api/package.json': manifest({}, { '@dvor/client': '*' }),
    'apps/api/src/a.ts': "import { call } from '@dvor/client/call.ts'",
  }
  expect(await check(files)).toEqual([
    { path: 'apps/api/src/a.ts', message: expect.stringContaining('apps/api may not import @dvor/client') },
  ])
})

test('words in comments and strings are no imports', async () => {
  const text = "// import pg from 'pg'\n/** import x from 'y' */\nexport const sql = `import a from 'b'`\n"
  expect(await check({ 'apps/admin/src/a.ts': text })).toEqual([])
})

test('a program of the bench may use what tests use, but no file that needs Vitest to run', async () => {
  const root = await makeProject({
    ...ROOT_MANIFEST,
    'bench/src/run.ts': "import { race } from '@dvor/api/testing/race.ts'",
    'bench/src/run.test.ts': "import { test } from 'vitest'",
    'apps/api/src/testing/race.ts': [
      "import type { Mock } from 'vitest'",
      "import { gate } from './gate.ts'",
      "import type { Other } from './other.ts'",
    ].join('\n'),
    'apps/api/src/testing/gate.ts': "import { onTestFinished } from 'vitest'",
    'apps/api/src/testing/other.ts': "import { inject } from 'vitest'",
  })
  expect(await findTestRunnerInPrograms(root)).toEqual([
    {
      path: 'apps/api/src/testing/gate.ts',
      message: 'imports vitest, and bench/src/run.ts runs it outside of the tests',
    },
  ])
})
