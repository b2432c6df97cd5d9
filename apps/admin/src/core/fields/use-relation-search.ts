import type { Collection } from '@dvor/contract/declaration/collection.ts'
import type { OptionsFilter } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { titleOf } from '../records/titles.ts'
import { useList } from '../records/use-list.ts'

/** Enough to choose from without typing; beyond that the search narrows it on the server. */
const shownAtOnce = 50

/** The server has searched already. */
const unfiltered: OptionsFilter = ({ options }) => options

/**
 * Records that a select offers: the first ones, those that match the typed text, and always the chosen one.
 * @param currentId id, or an empty text
 * @returns props of a searchable select, and whether the collection has no record yet
 */
export function useRelationSearch(target: Collection, currentId: string) {
  const { t } = useTranslation()
  const [search, setSearch] = useState('')
  const [term] = useDebouncedValue(search, 250)
  const current = useList(target, { id: currentId }, currentId !== '')
  const now = current.data?.find(({ id }) => id === currentId)
  // The title of what is chosen stands in the input too; it is not searched for.
  const isSearch = term !== '' && term !== (now && titleOf(target, now))
  const results = useList(target, { _limit: shownAtOnce, ...(isSearch ? { _q: term } : {}) })
  const records = [...(now ? [now] : []), ...(results.data ?? [])]
  const titles = new Map(records.map((record) => [record.id, titleOf(target, record)]))
  const isCut = (results.data?.length ?? 0) >= shownAtOnce
  const more = isCut ? [{ value: 'more', label: t('fields.typeForMore'), disabled: true }] : []
  const isEmpty = !isSearch && results.data?.length === 0
  const select = {
    searchable: true,
    data: [...[...titles].map(([value, label]) => ({ value, label })), ...more],
    filter: unfiltered,
    searchValue: search,
    onSearchChange: setSearch,
    nothingFoundMessage: t(isEmpty ? 'fields.noneYet' : 'fields.nothingFound'),
  }
  return { select, isEmpty }
}
