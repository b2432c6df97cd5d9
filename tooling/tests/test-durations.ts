import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { ROOT } from '../project.ts'

const KEPT = join(ROOT, '.cache/reports/durations.json')

/**
 * Seconds of each file of tests and of each journey in its last run on this machine: a file by its path from the root, a
 * journey by its file and title (`journeyName`).
 */
export type Durations = Record<string, number>

export async function readDurations(): Promise<Durations> {
  return JSON.parse(await readFile(KEPT, 'utf8').catch(() => '{}')) as Durations
}

/** Keeps the durations that the reports of the last run tell; a report that is missing tells none. */
export async function keepDurations(vitestFile: string, playwrightFile: string): Promise<void> {
  const kept = {
    ...(await readDurations()),
    ...durationsOfVitest(await readReport(vitestFile)),
    ...durationsOfPlaywright(await readReport(playwrightFile)),
  }
  await mkdir(dirname(KEPT), { recursive: true })
  await writeFile(KEPT, JSON.stringify(kept, undefined, 1))
}

async function readReport(file: string): Promise<unknown> {
  const text = await readFile(file, 'utf8').catch(() => '{}')
  return JSON.parse(text)
}

interface VitestReport {
  testResults?: { name: string; startTime: number; endTime: number }[]
}

function durationsOfVitest(report: unknown): Durations {
  const { testResults = [] } = report as VitestReport
  return Object.fromEntries(
    testResults.map(({ name, startTime, endTime }) => [
      relative(ROOT, name),
      Math.max(0, endTime - startTime) / 1000,
    ]),
  )
}

interface Suite {
  file: string
  specs?: { title: string; tests: { results: { duration: number }[] }[] }[]
  suites?: Suite[]
}

/** A journey of a file, as its duration is kept. */
export const journeyName = (file: string, title: string): string => `${file} › ${title}`

function durationsOfPlaywright(report: unknown): Durations {
  const { suites = [] } = report as { suites?: Suite[] }
  return Object.fromEntries(suites.flatMap((suite) => journeysOf(suite, `e2e/${suite.file}`)))
}

/** All attempts of a journey count. */
function journeysOf({ specs = [], suites = [] }: Suite, file: string): [name: string, seconds: number][] {
  const own = specs.map(({ title, tests }): [string, number] => {
    const results = tests.flatMap((test) => test.results)
    return [journeyName(file, title), results.reduce((sum, { duration }) => sum + duration, 0) / 1000]
  })
  return [...own, ...suites.flatMap((suite) => journeysOf(suite, file))]
}
