import type { Collection } from '@dvor/contract/declaration/collection.ts'
import { Select } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { allCollections } from '../../records/collection-paths.ts'
import type { AnyRecord } from '../../records/records.ts'
import { titleOf } from '../../records/titles.ts'
import { useList } from '../../records/use-list.ts'
import { frameOf } from '../input-frame.ts'
import { asText, textOrNull, type CellProps, type InputProps, type KindView } from '../kind-view.ts'
import { RelatedTitle } from '../related-title.tsx'

/** Enough to choose from without typing; beyond that the search narrows it on the server. */
const shownAtOnce = 50

const isRecord = (value: unknown): value is AnyRecord =>
  typeof value === 'object' && value !== null && 'id' in value

/** Id of a related record, however the read carried it. */
export const relatedId = (value: unknown): string => (isRecord(value) ? value.id : asText(value))

export const relatedCollection = (name: string): Collection | undefined =>
  allCollections.find((collection) => collection.name === name)

function RelationField(props: InputProps) {
  const target = props.field.kind === 'relation' ? relatedCollection(props.field.to) : undefined
  return target ? <RelationSelect {...props} target={target} /> : null
}

function RelationSelect({ target, ...props }: InputProps & { target: Collection }) {
  const { t } = useTranslation()
  const [search, setSearch] = useState('')
  const [term] = useDebouncedValue(search, 250)
  const chosen = relatedId(props.value)
  const current = useList(target, { id: chosen }, chosen !== '')
  const [now] = current.data ?? []
  // The title of what is chosen stands in the input too; it is no wish to search.
  const isWish = term !== '' && term !== (now && titleOf(target, now))
  const found = useList(target, { _limit: shownAtOnce, ...(isWish ? { _q: term } : {}) })
  const records = [...(now ? [now] : []), ...(found.data ?? [])]
  const titles = new Map(records.map((record) => [record.id, titleOf(target, record)]))
  return (
    <Select
      {...frameOf(props)}
      searchable
      clearable={props.field.presence !== 'required'}
      data={[...titles].map(([value, label]) => ({ value, label }))}
      filter={({ options }) => options}
      searchValue={search}
      onSearchChange={setSearch}
      nothingFoundMessage={t('fields.nothingFound')}
      placeholder={t('fields.pick')}
      value={textOrNull(chosen)}
      onChange={(id) => props.onChange(id ?? '')}
    />
  )
}

function RelationCell({ field, value }: CellProps) {
  const target = field.kind === 'relation' ? relatedCollection(field.to) : undefined
  if (!target || !value) return null
  if (isRecord(value)) return titleOf(target, value)
  return <RelatedTitle collection={target} id={asText(value)} />
}

export const relation: KindView = {
  Input: RelationField,
  Cell: RelationCell,
  toForm: relatedId,
  fromForm: textOrNull,
}
