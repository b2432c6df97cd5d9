import type { Collection } from '@dvor/contract/declaration/collection.ts'
import { isFile } from '@dvor/contract/declaration/collection.ts'
import type { ListQuery } from '../records/use-list.ts'

export const pageSizes = [20, 50, 100] as const
const defaultSize = 20

export interface Sorting {
  readonly field: string
  readonly descending: boolean
}

/** State of a list as the address carries it, so that a list can be sent as a link. */
export interface ListState {
  readonly page: number
  readonly size: number
  readonly search: string
  readonly sorting: Sorting | null
  /** Parameters of the query dialect by key, for example `state` or `price_gte`. */
  readonly filters: Readonly<Record<string, readonly string[]>>
}

const ownKeys = new Set(['page', 'size', 'q', 'sort'])

/** Parameter of a filter in the address. A field named like a part of the list's state gets the suffix `_eq`. */
const paramOf = (key: string) => (ownKeys.has(key) ? `${key}_eq` : key)
const keyOf = (param: string) => (ownKeys.has(param.replace(/_eq$/, '')) ? param.replace(/_eq$/, '') : param)

const operators = ['_contains', '_gte', '_lte', '_gt', '_lt', '_null', '_in', '']

/** Whether the key filters by a field of the collection; other parameters are ignored. */
function isFilter(collection: Collection, key: string): boolean {
  return operators.some((operator) => {
    const field = key.endsWith(operator)
      ? collection.fields[key.slice(0, key.length - operator.length)]
      : undefined
    return field !== undefined && !isFile(field) && field.kind !== 'json'
  })
}

const whole = (text: string | null, fallback: number) =>
  /^[1-9]\d{0,5}$/.test(text ?? '') ? Number(text) : fallback

function sortingOf(collection: Collection, text: string | null): Sorting | null {
  const [field = '', direction] = (text ?? '').split(':')
  const isKnown = field === 'createdAt' || field === 'updatedAt' || collection.fields[field] !== undefined
  return isKnown ? { field, descending: direction === 'DESC' } : null
}

/** Reads the state from the address. */
export function readListState(collection: Collection, params: URLSearchParams): ListState {
  const names = [...new Set(params.keys())].filter(
    (name) => !ownKeys.has(name) && isFilter(collection, keyOf(name)),
  )
  const size = whole(params.get('size'), defaultSize)
  return {
    page: whole(params.get('page'), 1),
    size: pageSizes.some((allowed) => allowed === size) ? size : defaultSize,
    search: params.get('q') ?? '',
    sorting: sortingOf(collection, params.get('sort')),
    filters: Object.fromEntries(names.map((name) => [keyOf(name), params.getAll(name)])),
  }
}

/** Writes the state as an address; defaults are left out. */
export function writeListState(state: ListState): URLSearchParams {
  const params = new URLSearchParams()
  if (state.search) params.set('q', state.search)
  for (const [key, values] of Object.entries(state.filters)) {
    for (const value of values) if (value !== '') params.append(paramOf(key), value)
  }
  if (state.sorting) params.set('sort', `${state.sorting.field}:${state.sorting.descending ? 'DESC' : 'ASC'}`)
  if (state.size !== defaultSize) params.set('size', String(state.size))
  if (state.page > 1) params.set('page', String(state.page))
  return params
}

/** The state as a query of the API; a collection without a count call is read as a whole. */
export function toListQuery(collection: Collection, state: ListState, isPaged: boolean): ListQuery {
  const { sorting } = state
  return {
    ...state.filters,
    ...(state.search ? { _q: state.search } : {}),
    _sort: sorting ? `${sorting.field}:${sorting.descending ? 'DESC' : 'ASC'}` : collection.sort,
    ...(isPaged ? { _start: (state.page - 1) * state.size, _limit: state.size } : { _limit: -1 }),
  }
}

export const isNarrowed = (state: ListState): boolean =>
  state.search !== '' || Object.keys(state.filters).length > 0
