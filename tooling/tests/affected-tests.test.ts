import { expect, test } from 'vitest'
import { affectedTests, fitting } from './affected-tests.ts'
import { chooseJourneys } from './chosen-journeys.ts'
import { readImporters } from '../checks/import-graph.ts'
import { journeyFolders, journeysFor } from './journey-folders.ts'
import { ROOT } from '../project.ts'
import { sourceFiles } from '../checks/source-files.ts'
import { makeProject } from './testing-project.ts'

test('tests that import a changed file, or stand beside what does, are found nearest first', async () => {
  const root = await makeProject({
    'packages/format/src/days.ts': '',
    'packages/format/src/days.test.ts': "import './days.ts'",
    'packages/format/src/money.ts': '',
    'packages/format/src/money.test.ts': "import './money.ts'",
    'apps/api/src/quotes/price.ts': "import '@dvor/format/days.ts'",
    'apps/api/src/quotes/quotes.test.ts': "import '../testing/test-api.ts'",
    'apps/api/src/content/offers.test.ts': "import '../testing/test-api.ts'",
    'apps/api/src/app.ts': "import './quotes/price.ts'",
    'apps/api/src/testing/test-api.ts': "import '../app.ts'",
  })
  const affected = async (...changed: string[]) =>
    affectedTests(await readImporters(root), await sourceFiles(root), changed)
  expect(await affected('packages/format/src/days.ts')).toEqual([
    'packages/format/src/days.test.ts',
    'packages/format/src/money.test.ts',
    'apps/api/src/quotes/quotes.test.ts',
  ])
  expect(await affected('apps/api/src/content/offers.test.ts')).toEqual([
    'apps/api/src/content/offers.test.ts',
  ])
})

test('as many files are taken as there is time for, and at least one', () => {
  expect(fitting(['a', 'b', 'c'], 5, () => 2)).toEqual(['a', 'b'])
  expect(fitting(['a', 'b'], 1, () => 2)).toEqual(['a'])
  expect(fitting([], 1, () => 2)).toEqual([])
})

test('the shortest journeys of the nearest file are taken, and a file that has not run yet as a whole', () => {
  const [survey, transfer] = ['e2e/journeys/booking/survey.spec.ts', 'e2e/journeys/booking/transfer.spec.ts']
  const durations = { [`${survey} › a guest answers (first)`]: 9, [`${survey} › a survey is deleted`]: 4 }
  expect(chooseJourneys([survey, transfer], 8, durations)).toEqual({
    files: [survey],
    grep: 'a survey is deleted',
    count: 1,
  })
  expect(chooseJourneys([survey, transfer], 30, durations)).toEqual({
    files: [survey, transfer],
    grep: String.raw`a survey is deleted|a guest answers \(first\)|journeys/booking/transfer\.spec\.ts`,
    count: 3,
  })
  expect(chooseJourneys([], 8, durations)).toEqual({ files: [], count: 0 })
})

test('journeys of the closest folder come first, and each folder and journey of the map is there', async () => {
  expect(journeysFor(['apps/site/app/features/booking/flow/draft.ts'])[0]).toBe(
    'e2e/journeys/booking/book-and-pay.spec.ts',
  )
  expect(journeysFor(['e2e/journeys/booking/survey.spec.ts'])).toEqual([
    'e2e/journeys/booking/survey.spec.ts',
  ])
  expect(journeysFor(['tooling/build.ts'])).toEqual([])
  const files = await sourceFiles(ROOT)
  const isThere = (start: string) => files.some((path) => path.startsWith(start))
  for (const [name, folders] of Object.entries(journeyFolders))
    expect(
      [`e2e/journeys/${name}.spec.ts`, ...folders.map((folder) => `${folder}/`)].filter(
        (start) => !isThere(start),
      ),
    ).toEqual([])
})
