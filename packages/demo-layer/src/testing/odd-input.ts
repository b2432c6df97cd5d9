import fc from 'fast-check'
import { expect, inject } from 'vitest'
import { callTable } from '../call-table.ts'
import type { Call } from '../layer/call.ts'
import { createState } from '../state.ts'
import { expectDeclared, now } from './layer.ts'

const oddText = fc.oneof(
  fc.constantFrom(
    '',
    '0',
    '-1',
    '1',
    '2',
    '99999',
    '1e3',
    'NaN',
    'null',
    '[]',
    '{}',
    '__proto__',
    'constructor',
    'desc',
    'inbox',
    'toString',
  ),
  fc.string({ maxLength: 8 }),
)

const oddValue = fc.oneof(
  fc.jsonValue({ maxDepth: 2 }),
  fc.constantFrom<unknown>(null, 1, 7, '1', [], [1], [null], {}, { id: 1 }, { id: 1, title: null }, true),
)

/** Names that the call knows, and sometimes one that it does not. */
function oddQuery(call: Call) {
  const names = [...Object.keys(call.query?.shape ?? {}), 'nobody', '__proto__']
  return fc.array(fc.tuple(fc.constantFrom(...names), oddText), { maxLength: 4 })
}

type Tree = Record<string, unknown>

const isTree = (value: unknown): value is Tree =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Fields that lists read, added where the example does not have them. */
const touchy = [
  'id',
  'title',
  'tags',
  'assignee',
  'dueDate',
  'folder',
  'labels',
  'boardId',
  'extendedProps',
  'name',
]

/** Every place in the example where a value stands or could be added. */
function placesIn(value: unknown): string[][] {
  if (!isTree(value)) return []
  const nested = Object.keys(value).flatMap((name) => placesIn(value[name]).map((rest) => [name, ...rest]))
  return [...[...Object.keys(value), ...touchy].map((name) => [name]), ...nested]
}

function replaced(value: unknown, [name, ...rest]: string[], odd: unknown): unknown {
  if (name === undefined) return odd
  return isTree(value) ? { ...value, [name]: replaced(value[name], rest, odd) } : value
}

/** The example with something odd in one place, or something else altogether. */
function oddBody({ example }: Call) {
  const places = placesIn(example.body)
  if (places.length === 0) return oddValue
  const broken = fc
    .tuple(fc.constantFrom(...places), oddValue)
    .map(([place, odd]) => replaced(example.body, place, odd))
  return fc.oneof({ weight: 4, arbitrary: broken }, { weight: 1, arbitrary: oddValue })
}

/** Calls by the names of their tests. */
export const namedCalls = callTable.map((call) => [`${call.method} ${call.path}`, call] as const)

/** Expects that a call answers odd input with a status that it declares, and keeps its samples sound. */
export async function expectSoundAnswers(call: Call): Promise<void> {
  const sent = fc.record({
    query: oddQuery(call),
    param: oddText,
    body: fc.oneof(
      { weight: 5, arbitrary: oddBody(call).map((value) => JSON.stringify(value) ?? '') },
      { weight: 1, arbitrary: fc.string({ maxLength: 10 }) },
    ),
  })
  const state = createState({ seed: 'test', now: () => now })
  await fc.assert(
    fc.asyncProperty(sent, async ({ query, param, body }) => {
      const params = Object.fromEntries(Object.keys(call.params?.shape ?? {}).map((name) => [name, param]))
      const reply = await call.answer(state, { params, query: new URLSearchParams(query), body })
      const shown = reply.body === undefined ? undefined : JSON.parse(JSON.stringify(reply.body))
      expectDeclared(call.method, call.path, { status: reply.status, body: shown })
    }),
    { numRuns: (call.body ? 20 : 8) * inject('effort') },
  )
  await expectReadable(state)
}

/** After all that has been sent, every list can still be read, and holds nothing of a wrong kind. */
async function expectReadable(state: ReturnType<typeof createState>): Promise<void> {
  for (const call of callTable.filter(({ method, params }) => method === 'GET' && !params)) {
    const needsId = call.query !== undefined && 'id' in call.query.shape
    const query = new URLSearchParams(needsId ? { id: '1' } : {})
    const { status, body } = await call.answer(state, { params: {}, query, body: '' })
    const problem = status === 200 ? call.answers[200]?.safeParse(body).error?.message : undefined
    expect(problem, `GET ${call.path}`).toBeUndefined()
  }
}
