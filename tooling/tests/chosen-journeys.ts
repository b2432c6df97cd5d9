import { fitting } from './affected-tests.ts'
import { journeyName, type Durations } from './test-durations.ts'

/** Assumed seconds of a file of journeys that has not run here yet. */
const UNKNOWN_SECONDS = 15

/** Journeys to run: their files, and where not all of a file are, a pattern for Playwright's `--grep`. */
export interface ChosenJourneys {
  files: string[]
  grep?: string
  /** Number of journeys, where a file that has not run here yet counts as one. */
  count: number
}

/**
 * As many journeys of the files as fit into the seconds by their last durations, the nearest file first and in it the
 * shortest journeys first; the first one always does. A file that has not run here yet is taken as a whole.
 */
export function chooseJourneys(
  files: readonly string[],
  seconds: number,
  durations: Durations,
): ChosenJourneys {
  const secondsOf = (name: string) => durations[name] ?? UNKNOWN_SECONDS
  const names = files.flatMap((file) => {
    const known = Object.keys(durations).filter((name) => name.startsWith(journeyName(file, '')))
    return known.length > 0 ? known.toSorted((a, b) => secondsOf(a) - secondsOf(b)) : [file]
  })
  const chosen = fitting(names, seconds, secondsOf)
  const chosenFiles = files.filter((file) => chosen.some((name) => fileOf(name) === file))
  const grep = chosen.map((name) => escaped(titleOf(name) ?? nameInReport(name))).join('|')
  return { files: chosenFiles, count: chosen.length, ...(grep && { grep }) }
}

const fileOf = (name: string) => name.split(' › ')[0]
const titleOf = (name: string) => (name.includes(' › ') ? name.slice(name.indexOf(' › ') + 3) : undefined)

/** Playwright compares the pattern with a text that has the file's path below `e2e`. */
const nameInReport = (file: string) => file.replace(/^e2e\//, '')

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
