import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inTurn, type Fault, type Findings } from '../fault.ts'
import { knock } from '../knocking.ts'
import { openServedProperty, type ServedProperty } from '../served-property.ts'

/** Starts a second process on a folder that should be refused; the first must not be affected. */
export async function startSecond(property: ServedProperty, dataDir = property.dataDir): Promise<Findings> {
  const begun = performance.now()
  const second = await property.another(dataDir)
  const outcome = await Promise.race([
    second.closed,
    second.says(/^Ready on /m).then(
      () => 'it serves',
      () => second.closed,
    ),
  ])
  const worstMs = performance.now() - begun
  const violations: string[] = []
  const line = `DATA_DIR ${property.dataDir} is in use by process ${property.server.pid}; stop it or choose another DATA_DIR.\n`
  if (outcome !== 1) violations.push(`the second process was not refused: ${outcome}`)
  else if (second.stderr() !== line) violations.push(`it was refused with other words: ${second.stderr()}`)
  second.signal('SIGTERM')
  await second.closed
  const first = await knock(property.server.url, {
    method: 'GET',
    path: '/payment-methods?arrival=2099-01-01',
  })
  if (first.status !== 200) violations.push(`the first process answered ${first.status}`)
  return { violations, worstMs }
}

async function onServer(work: (property: ServedProperty) => Promise<Findings>): Promise<Findings> {
  const property = await openServedProperty({ units: 1 })
  try {
    return await work(property)
  } finally {
    await property.close()
  }
}

async function elsewhere(property: ServedProperty): Promise<Findings> {
  const other = await mkdtemp(join(tmpdir(), 'dvor-fault-'))
  try {
    return await startSecond(property, other)
  } finally {
    await rm(other, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 })
  }
}

export const secondProcess: Fault = {
  name: 'second',
  what: 'a second process on the same DATA_DIR: refused with one clear line, the first one serves on',
  rounds: 3,
  run: (rounds) => onServer((property) => inTurn(rounds, () => startSecond(property))),
  controls: [{ what: 'a second process on a folder of its own', run: () => onServer(elsewhere) }],
}
