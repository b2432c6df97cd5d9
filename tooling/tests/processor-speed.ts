import { createHash } from 'node:crypto'

/** Processor time in milliseconds of the work below on the machine that the budgets were measured on. */
const REFERENCE_MS = 73
const TRIES = 5

/**
 * How many times slower a processor of this machine is than the one that the budgets were measured on, at least 1. It is
 * measured as processor time, which other processes on the machine change little.
 */
export function slowness(): number {
  const times = Array.from({ length: TRIES }, measure)
  return Math.max(1, Math.min(...times) / REFERENCE_MS)
}

function measure(): number {
  const begun = process.cpuUsage()
  work()
  const { user, system } = process.cpuUsage(begun)
  return (user + system) / 1000
}

/** Objects, text and hashing, as tests do it. */
function work(): void {
  const hash = createHash('sha256')
  for (let round = 0; round < 2000; round++) {
    const rows = Array.from({ length: 100 }, (_, index) => ({ id: index, title: `Izba ${round} ${index}` }))
    hash.update(JSON.stringify(JSON.parse(JSON.stringify(rows))))
  }
  hash.digest('hex')
}
