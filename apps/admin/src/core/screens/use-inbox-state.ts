import { useState } from 'react'
import { useAddressParams } from '../page/use-address-params.ts'
import type { ListQuery } from '../records/use-list.ts'

interface Changes<Filter> {
  filter?: Filter
  search?: string
  opened?: string | null
}

interface Options<Filter> {
  /** Values of the field `state`, the usual one first; `all` filters nothing. */
  filters: readonly [Filter, ...Filter[]]
  sort: string
  /** The parameter of the address that names the opened record. */
  parameter: string
}

const page = 50

/** State of an inbox in the address: filter, search and the opened record. */
export function useInboxState<Filter extends string>({ filters, sort, parameter }: Options<Filter>) {
  const [params, setParams] = useAddressParams()
  const [limit, setLimit] = useState(page)
  const names = { filter: 'stav', search: 'hladat', opened: parameter }
  const filter = filters.find((one) => one === params.get(names.filter)) ?? filters[0]
  const search = params.get(names.search) ?? ''
  const change = (changes: Changes<Filter>) => {
    if (changes.opened === undefined) setLimit(page)
    setParams(
      (now) => {
        const next = new URLSearchParams(now)
        for (const key of ['filter', 'search', 'opened'] as const) {
          if (!(key in changes)) continue
          const value = changes[key]
          if (value && value !== filters[0]) next.set(names[key], value)
          else next.delete(names[key])
        }
        return next
      },
      { replace: changes.opened === undefined },
    )
  }
  const query: ListQuery = {
    ...(filter !== 'all' && { state: filter }),
    ...(search && { _q: search }),
    _sort: sort,
    _limit: limit,
  }
  const opened = params.get(parameter)
  const open = (id: string | null) => change({ opened: id })
  return {
    filters,
    filter,
    search,
    parameter,
    opened,
    query,
    change,
    open,
    showMore: () => setLimit(limit + page),
  }
}

export type InboxState<Filter extends string> = ReturnType<typeof useInboxState<Filter>>
