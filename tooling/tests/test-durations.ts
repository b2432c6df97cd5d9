import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { ROOT } from '../project.ts'

const KEPT = join(ROOT, '.cache/reports/durations.json')

/** Seconds of each file of tests and journeys in its last run on this machine, by its path from the root. */
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
  specs?: { tests: { results: { duration: number }[] }[] }[]
  suites?: Suite[]
}

function durationsOfPlaywright(report: unknown): Durations {
  const { suites = [] } = report as { suites?: Suite[] }
  return Object.fromEntries(suites.map((suite) => [`e2e/${suite.file}`, millisecondsOf(suite) / 1000]))
}

const millisecondsOf = ({ specs = [], suites = [] }: Suite): number => {
  const own = specs.flatMap(({ tests }) => tests.flatMap(({ results }) => results))
  const nested = suites.reduce((sum, suite) => sum + millisecondsOf(suite), 0)
  return own.reduce((sum, { duration }) => sum + duration, nested)
}
