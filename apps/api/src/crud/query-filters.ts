import type { Filter, RawQuery } from './query.ts'

/** A key's values, or the keys in its brackets. */
type Node = string[] | Tree
type Tree = Map<string, Node>

type ReadCondition = (key: string, values: readonly string[]) => Filter

/** Refuses a key that is not understood. */
type Refuse = (key: string) => Error

/** More brackets than any real query has, and few enough for the database's parser. */
const MOST_BRACKETS = 10

const isIndex = (part: string): boolean => /^\d{0,3}$/.test(part)
const isConnective = (part: string): part is '_or' | '_and' => part === '_or' || part === '_and'

/**
 * The segments of a key as `qs` writes them, for `_where[_or][0][price]` as for `[price]`. Undefined for other texts.
 */
function segmentsOf(key: string): string[] | undefined {
  const plain = /^[^[\]]+/.exec(key)?.[0]
  const brackets = key.slice(plain?.length ?? 0)
  const inside = [...brackets.matchAll(/\[([^[\]]*)\]/g)].map(([, part = '']) => part)
  if (inside.map((part) => `[${part}]`).join('') !== brackets || inside.length > MOST_BRACKETS)
    return undefined
  return plain === undefined ? inside : [plain, ...inside]
}

/** Puts the values of one key at its place in the tree; false where the place is already taken by something else. */
function place(tree: Tree, segments: readonly string[], values: readonly string[]): boolean {
  const [first, ...rest] = segments
  if (first === undefined) return false
  const node = tree.get(first)
  if (rest.length === 0) {
    if (node instanceof Map) return false
    tree.set(first, [...(node ?? []), ...values])
    return true
  }
  if (Array.isArray(node)) return false
  const inner: Tree = node ?? new Map()
  tree.set(first, inner)
  return place(inner, rest, values)
}

/** The values of a key: given once, repeated, or as a list with brackets (`price_in[]=1`, `price_in[0]=1`). */
function valuesOf(node: Node): string[] | undefined {
  if (Array.isArray(node)) return node
  const values: string[] = []
  for (const [key, inner] of node) {
    if (!isIndex(key) || !Array.isArray(inner)) return undefined
    values.push(...inner)
  }
  return values
}

/**
 * Reads the filters of a query: conditions beside each other must all hold; `_and` and `_or` take lists of conditions,
 * each entry of which must hold as a whole, and may be nested (documentation/dialect.ts). @param condition makes the
 * filter of one key and its values @throws the error that `refuse` makes, for an unknown key
 */
export function readFilters(raw: RawQuery, condition: ReadCondition, refuse: Refuse): Filter[] {
  const tree: Tree = new Map()
  for (const [key, value] of Object.entries(raw)) {
    if (value === undefined) continue
    const segments = segmentsOf(key)
    if (!segments || !place(tree, segments, [value].flat())) throw refuse(key)
  }
  return [...tree].flatMap(([key, node]) => {
    if (key !== '_where') return [readEntry(key, node, condition, refuse)]
    if (Array.isArray(node)) throw refuse(key)
    return readTree(node, condition, refuse)
  })
}

function readTree(tree: Tree, condition: ReadCondition, refuse: Refuse): Filter[] {
  return [...tree].map(([key, node]) => readEntry(key, node, condition, refuse))
}

function readEntry(key: string, node: Node, condition: ReadCondition, refuse: Refuse): Filter {
  if (isConnective(key)) return readConnective(key, node, condition, refuse)
  if (isIndex(key) && node instanceof Map) return { all: readTree(node, condition, refuse) }
  const values = valuesOf(node)
  if (!values || key.startsWith('_')) throw refuse(key)
  return condition(key, values)
}

function readConnective(key: '_or' | '_and', node: Node, condition: ReadCondition, refuse: Refuse): Filter {
  if (Array.isArray(node)) throw refuse(key)
  const entries = [...node].map(([index, inner]): Filter => {
    if (!isIndex(index) || Array.isArray(inner)) throw refuse(key)
    return { all: readTree(inner, condition, refuse) }
  })
  return key === '_or' ? { any: entries } : { all: entries }
}
