import { collections } from '@dvor/contract/collections/index.ts'
import { expect, inject } from 'vitest'
import { startTestApi, type TestApi } from '../test-api.ts'
import { attack, readTargets, type Outcome, type Target } from './bad-input-run.ts'
import { Decks } from './decks.ts'
import { fillPropertyWithRows } from './filled-property.ts'

/** Content that a browser would run: a script, an event handler, a script address. Escaped text is not matched. */
const live = `'<script|<[^>]*\\son\\w+\\s*=|(href|src)\\s*=\\s*["'']?javascript:'`

/** Rounds of requests to an operation, each with every kind of request that it has: 5 to 7 of them. */
const rounds = inject('effort')

/** Attacks the operations of one part of the document and expects only correct answers. */
export async function expectNoFaults(part: string, belongs: (target: Target) => boolean): Promise<void> {
  const api = await startTestApi()
  try {
    const idsOf = await fillPropertyWithRows(api)
    const { targets, named } = await readTargets(api)
    const outcomes: Outcome[] = []
    const source = { named: named.schemas, ids: Object.values(idsOf).flat(), idsOf, decks: new Decks() }
    const attacked = targets.filter(belongs).toSorted((one, other) => lateness(one) - lateness(other))
    for (const target of attacked) outcomes.push(await attack(api, target, source, rounds))
    report(part, outcomes)
    expect(outcomes.flatMap(({ faults }) => faults.slice(0, 5))).toEqual([])
    expect(await listStoredScripts(api)).toEqual([])
    expect(outcomes.length).toBeGreaterThan(20)
    // A run in which no request succeeds would prove little.
    expect(total(outcomes, 200)).toBeGreaterThan(outcomes.length)
  } finally {
    await api.close()
  }
}

/** Every html field of the declarations, and the finished e-mails, with content that a browser would run. */
async function listStoredScripts({ api }: TestApi): Promise<string[]> {
  const places = Object.values(collections).flatMap(({ name, fields }) =>
    Object.entries(fields).flatMap(([field, { kind }]) => (kind === 'html' ? [[name, field] as const] : [])),
  )
  const faults: string[] = []
  for (const [name, field] of places) {
    const table = name.replaceAll('-', '_')
    const sql = `select count(*)::int as n from "${table}" where "${field}" ~* ${live}`
    const { rows } = await api.db.$client.query<{ n: number }>(sql)
    if (rows[0]?.n) faults.push(`${name}.${field}`)
  }
  return faults
}

/** Deletions come last: requests that read or change a removed record would test nothing but its absence. */
const lateness = ({ method }: Target) => (method === 'delete' ? 1 : 0)

const total = (outcomes: readonly Outcome[], status: number) =>
  outcomes.reduce((sum, { statuses }) => sum + (statuses[status] ?? 0), 0)

function report(part: string, outcomes: readonly Outcome[]): void {
  const requests = outcomes.reduce((sum, outcome) => sum + outcome.requests, 0)
  const seen = [...new Set(outcomes.flatMap(({ statuses }) => Object.keys(statuses)))].toSorted()
  const counts = seen.map((status) => `${status}: ${total(outcomes, Number(status))}`)
  process.stdout.write(`${part}: ${outcomes.length} operations, ${requests} requests, ${counts.join(', ')}\n`)
}
