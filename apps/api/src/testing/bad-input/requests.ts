import { nastyQueries, nastyTexts, nastyValues, oddBodies, foreignKeys } from './nasty-values.ts'
import { valueOf, type Schema, type Source } from './schema-values.ts'

export interface Parameter {
  name: string
  in: string
  required?: boolean
  schema?: Schema
}
export interface Operation {
  parameters?: Parameter[]
  requestBody?: { content: Record<string, { schema: Schema }> }
}

/** One request; `kind` names the way in which it was changed. */
export interface Case {
  kind: 'valid' | 'spoilt' | 'odd body' | 'odd query' | 'odd path'
  url: string
  headers: Record<string, string>
  payload?: string | Buffer
}

/** Any text in its form for an address; a lone surrogate becomes the replacement character, as in every client. */
const inAddress = (text: string) => encodeURIComponent(Buffer.from(text, 'utf8').toString('utf8'))

function pathOf(path: string, operation: Operation, source: Source, odd: boolean): string {
  const own = { ...source, ids: source.idsOf[path.split('/')[1] ?? ''] ?? source.ids }
  return path.replace(/{(\w+)}/g, (_, name: string) => {
    if (odd) return inAddress(source.decks.deal(nastyTexts, source.random)?.slice(0, 200) ?? '') || '%20'
    const schema = operation.parameters?.find((one) => one.in === 'path' && one.name === name)?.schema ?? {}
    return inAddress(String(valueOf(schema, own)))
  })
}

const operators = ['_ne', '_lt', '_lte', '_gt', '_gte', '_in', '_nin', '_contains', '_null']

function queryOf({ parameters = [] }: Operation, source: Source, odd: boolean): string {
  const { random, decks } = source
  const known = parameters.filter((one) => one.in === 'query')
  // A list has dozens of filters: with more than one or two at a time nothing would be found.
  const share = Math.min(odd ? 0.7 : 0.3, 1.5 / known.length)
  const asked = known.filter((one) => one.required || random.chance(share))
  const pairs = asked.map(({ name, schema = {} }) => {
    const value = odd && random.chance(0.5) ? decks.deal(nastyTexts, random) : valueOf(schema, source)
    // A filter of a list with any operator, also one that its kind of value does not have.
    const operator = odd && !name.startsWith('_') && random.chance(0.4) ? decks.deal(operators, random) : ''
    return `${inAddress(name + operator)}=${inAddress(String(value).slice(0, 1000))}`
  })
  if (odd) pairs.push(decks.deal(nastyQueries, random) ?? '')
  return pairs.length > 0 ? `?${pairs.join('&')}` : ''
}

const json = { 'content-type': 'application/json' }

function bodyOf(operation: Operation, source: Source, kind: Case['kind']): Partial<Case> {
  const { random, decks } = source
  const content = operation.requestBody?.content
  if (kind === 'odd body' || (content && !content['application/json'])) {
    const odd = decks.deal(oddBodies, random)
    return odd ? { headers: { 'content-type': odd.type }, payload: odd.body } : {}
  }
  const schema = content?.['application/json']?.schema
  if (!schema) return kind === 'spoilt' ? asJson(decks.deal(nastyValues, random)) : {}
  const value = valueOf(schema, source)
  return asJson(kind === 'spoilt' ? spoil(value, source) : value)
}

type Chance = Pick<Source, 'random' | 'decks'>

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The value with one fault at a random place: another value, a missing key, or an unknown one. */
function spoil(value: unknown, chance: Chance): unknown {
  const { random, decks } = chance
  if (Array.isArray(value) && value.length > 0 && random.chance(0.8)) {
    const at = random.whole(0, value.length - 1)
    return value.map((item, index) => (index === at ? spoil(item, chance) : item))
  }
  if (isObject(value) && Object.keys(value).length > 0 && random.chance(0.9))
    return spoilObject(value, chance)
  return decks.deal(nastyValues, random)
}

function spoilObject(value: Record<string, unknown>, chance: Chance): Record<string, unknown> {
  const { random, decks } = chance
  const keys = Object.keys(value)
  const key = keys[random.whole(0, keys.length - 1)] ?? ''
  if (random.chance(0.15)) return Object.fromEntries(Object.entries(value).filter(([name]) => name !== key))
  if (random.chance(0.2)) {
    const foreign = decks.deal(foreignKeys, random) ?? 'x'
    return Object.defineProperty({ ...value }, foreign, {
      value: decks.deal(nastyValues, random),
      enumerable: true,
      configurable: true,
    })
  }
  return { ...value, [key]: spoil(value[key], chance) }
}

const asJson = (value: unknown): Partial<Case> => ({
  headers: json,
  payload: JSON.stringify(value ?? null),
})

/** In each round one case of every kind that the operation has; the same random source gives the same cases. */
export function casesOf(
  method: string,
  path: string,
  operation: Operation,
  source: Source,
  rounds: number,
): Case[] {
  const hasPath = path.includes('{')
  const writes = method !== 'get' && method !== 'delete'
  const kinds: Case['kind'][] = [
    'valid',
    ...(writes ? (['spoilt', 'spoilt', 'spoilt', 'odd body'] as const) : []),
    'odd query',
    ...(writes ? [] : (['valid', 'odd query', 'odd query'] as const)),
    ...(hasPath ? (['odd path'] as const) : []),
  ]
  return Array.from({ length: kinds.length * rounds }, (_, index): Case => {
    const kind = kinds[index % kinds.length] ?? 'valid'
    const url = pathOf(path, operation, source, kind === 'odd path')
    const query = queryOf(operation, source, kind === 'odd query')
    const body = writes ? bodyOf(operation, source, kind) : {}
    return { kind, url: `/api${url}${query}`, headers: {}, ...body }
  })
}
