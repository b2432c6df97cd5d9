import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { median } from './lanes.ts'
import type { Figure } from '../run.ts'

const roundSeconds = 2
const client = fileURLToPath(new URL('load-client.ts', import.meta.url))

/**
 * Requests a second that an address answers with 200, sent from a process of its own over kept connections, by a
 * visitor or with the token's rights. @throws Error for any other answer
 */
export async function requestsPerSecond(
  url: string,
  seconds: number,
  parallel = 8,
  token = '',
): Promise<number> {
  const child = spawn(process.execPath, [client, url, String(seconds), String(parallel), token], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let said = ''
  child.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()))
  const [code] = (await once(child, 'exit')) as [number]
  const rate = Number(said)
  if (code !== 0 || !(rate > 0)) throw new Error(`the load on ${url} failed`)
  return rate
}

export interface Load {
  /** Requests a second. */
  rate: number
  /** Milliseconds of processor time of this process, which answers, for each. */
  work: number
}

/**
 * The same with the processor time of an answer, which is more reliable than the clock while others use the machine.
 */
export async function loadOn(url: string, seconds = roundSeconds): Promise<Load> {
  const before = process.cpuUsage()
  const rate = await requestsPerSecond(url, seconds)
  const { user, system } = process.cpuUsage(before)
  return { rate, work: (user + system) / 1000 / (rate * seconds) }
}

/** Rate of the first address relative to the second one, by the clock and by processor time; medians of the rounds. */
interface Comparison {
  byClock: number
  byWork: number
  ours: number
  theirs: number
}

/** Loads two addresses alternately, so that other load on the machine affects both. */
export async function compareLoad(ours: string, theirs: string, rounds: number): Promise<Comparison> {
  const pairs: [Load, Load][] = []
  for (let round = 0; round < rounds; round++) pairs.push([await loadOn(ours), await loadOn(theirs)])
  return {
    byClock: median(pairs.map(([our, their]) => our.rate / their.rate)),
    byWork: median(pairs.map(([our, their]) => their.work / our.work)),
    ours: median(pairs.map(([our]) => our.rate)),
    theirs: median(pairs.map(([, their]) => their.rate)),
  }
}

const percent = (share: number) => `${(share * 100).toFixed(0)} %`

/**
 * A comparison as a figure; it holds when the share reaches the bar by the clock or by work, because others on the
 * machine take from the clock of both sides unevenly.
 */
export function figureOf(what: string, { byClock, byWork, ours, theirs }: Comparison, bar: number): Figure {
  const rates = `${ours.toFixed(0)}/s of ${theirs.toFixed(0)}/s`
  const value = `${percent(byClock)} (${rates}), by work ${percent(byWork)}`
  return { what, value, bar: `≥ ${percent(bar)}`, holds: Math.max(byClock, byWork) >= bar }
}
