import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { raiseGate } from '../testing/servers/a-gate.ts'
import { buildInvoicingProperty, type InvoicingProperty } from '../testing/fixtures/invoicing.ts'
import { openIssuer, type IssueOrders } from '../testing/races/issuer.ts'
import { bundledScript } from '../testing/races/bundled-script.ts'
import { compiled } from '../testing/races/racers.ts'
import { startTestApi, type TestApi } from '../testing/test-api.ts'

const script = fileURLToPath(new URL('../testing/races/issue-racer.ts', import.meta.url))

/** In the fast share two issuers in this process; a `TEST_EFFORT` above 1 starts four processes, which show the same more often. */
const inProcesses = inject('effort') > 1
const issuers = inProcesses ? 4 : 2

let api: TestApi
let property: InvoicingProperty

beforeAll(async () => {
  api = await startTestApi()
  property = await buildInvoicingProperty(api)
})
afterAll(() => api.close())

async function stays(count: number): Promise<string[]> {
  const made: string[] = []
  for (let index = 0; index < count; index++) {
    const id = await property.stay()
    await property.to(id, 'checked_in')
    made.push(id)
  }
  return made
}

/** Several issuers with connections of their own issue invoices at once. @returns the results of all, numbers or error codes */
async function race(reservationsOf: (issuer: number) => string[], withoutSeries = false): Promise<string[]> {
  const now = api.clock.now().toISOString()
  const orders = Array.from({ length: issuers }, (_, index) => ({
    connection: api.connection,
    now,
    reservations: reservationsOf(index),
    withoutSeries,
  }))
  return inProcesses ? raceOfProcesses(orders) : raceHere(orders)
}

async function raceHere(orders: readonly IssueOrders[]): Promise<string[]> {
  const opened = orders.map(openIssuer)
  const outcomes = await Promise.all(opened.map((issuer) => issuer.issue()))
  for (const issuer of opened) await issuer.close()
  return outcomes.flat()
}

async function raceOfProcesses(all: readonly IssueOrders[]): Promise<string[]> {
  const program = await bundledScript(script)
  const racers = all.map((orders) => {
    return fork(program, [JSON.stringify(orders)], {
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      env: { ...process.env, NODE_COMPILE_CACHE: compiled },
    })
  })
  await Promise.all(racers.map((racer) => once(racer, 'message')))
  const answers = await Promise.all(racers.map(outcomesOf))
  for (const racer of racers) racer.disconnect()
  return answers.flat()
}

async function outcomesOf(racer: ChildProcess): Promise<string[]> {
  const answered = once(racer, 'message')
  racer.send('go')
  const [outcomes] = (await answered) as [string[]]
  return outcomes
}

/** The reservations of one issuer. */
const shareOf = (ids: readonly string[], index: number) => ids.filter((_, at) => at % issuers === index)

const places = (numbers: readonly string[]) =>
  numbers.map((number) => Number(number.slice(-4))).toSorted((a, b) => a - b)

test(
  'twenty invoices at once from several issuers have twenty numbers in a row',
  { timeout: 240_000 },
  async () => {
    const ids = await stays(20)
    const numbers = await race((index) => shareOf(ids, index))
    expect(places(numbers)).toEqual(Array.from({ length: 20 }, (_, index) => index + 1))
  },
)

test('issuers that request the same invoice make one', { timeout: 240_000 }, async () => {
  const ids = await stays(5)
  const before = await highest()
  const outcomes = await race(() => ids)
  expect(outcomes.filter((one) => one === 'document_exists')).toHaveLength((issuers - 1) * 5)
  const numbers = outcomes.filter((one) => one !== 'document_exists')
  expect(places(numbers)).toEqual([1, 2, 3, 4, 5].map((step) => before + step))
})

test('control: counting instead of the locked series gives numbers twice', async () => {
  const ids = await stays(20)
  const gate = await raiseGate(api.connection, 'insert on invoices')
  const over = race((index) => shareOf(ids, index), true)
  await gate.openFor(2)
  expect(await over).toContain('fault')
  await gate.close()
})

async function highest(): Promise<number> {
  const { rows } = await api.api.db.$client.query<{ last: number }>(
    `select last from document_series where name = 'invoice-2027'`,
  )
  return rows[0]?.last ?? 0
}
