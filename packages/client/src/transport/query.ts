import type { Collection, ListItem } from '@dvor/contract/declaration/collection.ts'

export type QueryValue = string | number | boolean | null | undefined

/** One parameter; a list repeats the key, null and undefined leave it out. */
export type Params = Readonly<Record<string, QueryValue | readonly QueryValue[]>>

type Suffix =
  | ''
  | '_ne'
  | '_lt'
  | '_lte'
  | '_gt'
  | '_gte'
  | '_in'
  | '_nin'
  | '_contains'
  | '_ncontains'
  | '_containss'
  | '_ncontainss'
  | '_null'

type FieldName<C extends Collection> = keyof ListItem<C> & string
type Conditions<C extends Collection> = {
  readonly [K in `${FieldName<C>}${Suffix}`]?: QueryValue | readonly QueryValue[]
}

/** The query dialect of docs/contract.md, with the collection's own fields. */
export type ListQuery<C extends Collection> = Conditions<C> & {
  readonly _q?: string
  /** `order:ASC,title:DESC`. */
  readonly _sort?: string
  readonly _start?: number
  /** -1 requests the largest allowed number. */
  readonly _limit?: number
  /** At least one group of conditions must hold. */
  readonly _where?: { readonly _or: readonly Conditions<C>[] }
}

type Pair = [key: string, value: string]

function pairsOf(params: Params): Pair[] {
  return Object.entries(params).flatMap(([key, value]) => {
    const values: readonly QueryValue[] = Array.isArray(value) ? value : [value as QueryValue]
    return values.filter((one) => one !== null && one !== undefined).map((one): Pair => [key, String(one)])
  })
}

/** `?a=1&b=2` or an empty text. */
export function searchOf(params: Params | URLSearchParams): string {
  const search = params instanceof URLSearchParams ? params : new URLSearchParams(pairsOf(params))
  return search.size > 0 ? `?${search}` : ''
}

/** A list's query as flat parameters; alternatives in the brackets of `qs`. */
export function listParams<C extends Collection>(query: ListQuery<C>): Params {
  const { _where, ...flat } = query
  const bracketed = (_where?._or ?? []).flatMap((conditions, index) =>
    Object.entries(conditions).map(([key, value]) => [`_where[_or][${index}][${key}]`, value] as const),
  )
  return { ...(flat as Params), ...Object.fromEntries(bracketed) }
}
