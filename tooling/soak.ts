import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { ROOT } from './project.ts'
import { replaced, soak, type SoakResult, type SoakTask } from './soak-run.ts'
import { sourceFiles } from './checks/source-files.ts'

/** The result of the last run, named by docs/measured.md. */
const RESULT = join(ROOT, 'docs/soak.json')

/** Test files whose races and random tests grow with the effort. */
async function randomTests(): Promise<string[]> {
  const files = (await sourceFiles(ROOT)).filter((path) => path.endsWith('.test.ts'))
  const texts = await Promise.all(files.map((path) => readFile(join(ROOT, path), 'utf8')))
  return files.filter((_, index) => /inject\('effort'\)|\bfc\.assert\(/.test(texts[index] ?? ''))
}

const pictures: SoakTask = {
  name: 'all sample pictures',
  command: 'node',
  args: ['tooling/build.ts', 'pictures'],
}
const screens: SoakTask = {
  name: 'every screen of the back office',
  command: 'playwright',
  args: ['test', '-c', 'e2e/screens.config.ts'],
}
const journeys: SoakTask = {
  name: 'every check for barriers in the journeys',
  command: 'playwright',
  args: ['test', '-c', 'e2e/playwright.config.ts', '--grep-invert', 'random ways'],
}
const publicPages: SoakTask = {
  name: 'public pages in both languages',
  command: 'playwright',
  args: ['test', '-c', 'e2e/pictures.config.ts', 'public-pages.spec.ts'],
}
const walks: SoakTask = {
  name: 'random ways through the booking',
  command: 'playwright',
  args: ['test', '-c', 'e2e/playwright.config.ts', 'random-walks.spec.ts'],
  repeats: true,
}
const page: SoakTask = {
  name: 'a page added as its how-to says, with its types',
  command: 'bash',
  args: ['docs/add-a-page.sh', '--types'],
}
const randomTest = (file: string): SoakTask => ({
  name: file,
  command: 'vitest',
  args: ['run', file],
  repeats: true,
})

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '60' },
    effort: { type: 'string', default: '34' },
    only: { type: 'string', default: '' },
  },
})
const tasks = [
  pictures,
  screens,
  publicPages,
  journeys,
  walks,
  page,
  ...(await randomTests()).map(randomTest),
]
const result = await soak(
  tasks.filter(({ name }) => name.includes(values.only)),
  { minutes: Number(values.minutes), effort: Number(values.effort) },
)
/** A search of some tasks replaces their results and keeps those of the others. */
const before: SoakResult | null =
  values.only === '' ? null : (JSON.parse(await readFile(RESULT, 'utf8')) as SoakResult)
const names = tasks.map(({ name }) => name)
const known = before ? replaced(before, result, names) : result
await writeFile(RESULT, `${JSON.stringify(known, undefined, 2)}\n`)
const failed = result.tasks.filter(({ failures }) => failures.length > 0)
const done = result.tasks.filter(({ runs }) => runs > 0).length - failed.length
process.stdout.write(`\nThe result is in docs/soak.json\n${done} passed, ${failed.length} failed\n`)
process.exitCode = failed.length > 0 ? 1 : 0
