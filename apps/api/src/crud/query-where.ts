import type { Condition, RawQuery } from './query.ts'

type ReadCondition = (key: string, value: string | string[]) => Condition

/** One path of `_where`: which alternative of which `_or` it belongs to, and the key that it sets. */
interface Place {
  /** Undefined for a condition that must hold in any case. */
  readonly alternative?: { readonly group: string; readonly index: string }
  readonly key: string
}

const isIndex = (part: string | undefined): boolean => part !== undefined && /^\d{1,3}$/.test(part)

/**
 * Reads the path of one key, in the brackets that `qs` writes: `[field]`, `[0][field]`, `[_or][0][field]`, and
 * `[_or][0][1][field]` where an alternative is a list. Undefined for anything else.
 */
function placeOf(path: string): Place | undefined {
  const parts = [...path.matchAll(/\[([^[\]]*)\]/g)].map(([, part = '']) => part)
  if (parts.map((part) => `[${part}]`).join('') !== path) return undefined
  const group = isIndex(parts[0]) ? (parts.shift() ?? '') : ''
  if (parts[0] !== '_or') return parts.length === 1 && parts[0] ? { key: parts[0] } : undefined
  const [, index, ...rest] = parts
  if (!index || !isIndex(index)) return undefined
  const [key, ...more] = isIndex(rest[0]) ? rest.slice(1) : rest
  return key && more.length === 0 ? { alternative: { group, index }, key } : undefined
}

/**
 * Reads everything under `_where`. What one alternative names must all hold, of an `_or` at least one alternative must,
 * and several `_or` must each hold (the dialect of design/contract.md).
 * @param unknown refuses a key that is not understood
 */
export function readWhere(
  pairs: readonly (readonly [string, string | string[]])[],
  condition: ReadCondition,
  unknown: (key: string) => Error,
): { conditions: Condition[]; anyOf: Condition[][][] } {
  const conditions: Condition[] = []
  const groups = new Map<string, Map<string, Condition[]>>()
  for (const [key, value] of pairs) {
    const place = placeOf(key.slice('_where'.length))
    if (!place) throw unknown(key)
    const read = condition(place.key, value)
    if (place.alternative) alternativeOf(groups, place.alternative).push(read)
    else conditions.push(read)
  }
  return { conditions, anyOf: [...groups.values()].map((group) => [...group.values()]) }
}

function alternativeOf(
  groups: Map<string, Map<string, Condition[]>>,
  { group, index }: NonNullable<Place['alternative']>,
): Condition[] {
  const alternatives = groups.get(group) ?? new Map<string, Condition[]>()
  groups.set(group, alternatives)
  const found = alternatives.get(index) ?? []
  alternatives.set(index, found)
  return found
}

const listIndex = /((?:_in|_nin)\]?)\[\d{0,3}\]$/

/** Joins the values of a list that was written with brackets (`id_in[]=a`, `id_in[0]=a`) under its plain key. */
export function joinLists(raw: RawQuery): [string, string | string[]][] {
  const joined = new Map<string, string | string[]>()
  for (const [key, value] of Object.entries(raw)) {
    if (value === undefined) continue
    const plain = key.replace(listIndex, '$1')
    const before = plain === key ? undefined : joined.get(plain)
    joined.set(plain, plain === key ? value : [before ?? [], value].flat())
  }
  return [...joined]
}
