import { useState } from 'react'
import { useAddressParams } from '../../core/page/use-address-params.ts'
import type { ListQuery } from '../../core/records/use-list.ts'

export const inboxFilters = ['open', 'assigned', 'unrelated', 'all'] as const
type Filter = (typeof inboxFilters)[number]

export interface InboxState {
  filter: Filter
  search: string
  /** Id of the transaction that is open beside the list. */
  line: string | null
  query: ListQuery
  change: (changes: Partial<Pick<InboxState, 'filter' | 'search' | 'line'>>) => void
  showMore: () => void
}

const page = 50
const names = { filter: 'stav', search: 'hladat', line: 'pohyb' } as const

/** State of the inbox in the address: filters and the open transaction. */
export function useInboxState(): InboxState {
  const [params, setParams] = useAddressParams()
  const [limit, setLimit] = useState(page)
  const filter = inboxFilters.find((one) => one === params.get(names.filter)) ?? 'open'
  const search = params.get(names.search) ?? ''
  const change: InboxState['change'] = (changes) => {
    if (changes.line === undefined) setLimit(page)
    setParams(
      (now) => {
        const next = new URLSearchParams(now)
        for (const [key, value] of Object.entries(changes)) {
          const name = names[key as keyof typeof names]
          if (value && value !== 'open') next.set(name, value)
          else next.delete(name)
        }
        return next
      },
      { replace: changes.line === undefined },
    )
  }
  const query: ListQuery = {
    ...(filter !== 'all' && { state: filter }),
    ...(search && { _q: search }),
    _sort: 'booked_on:DESC',
    _limit: limit,
  }
  return {
    filter,
    search,
    line: params.get(names.line),
    query,
    change,
    showMore: () => setLimit(limit + page),
  }
}
