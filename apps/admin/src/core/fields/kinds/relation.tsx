import type { Collection } from '@dvor/contract/declaration/collection.ts'
import { Anchor, Select } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { ScreenLink } from '../../page/screen-link.tsx'
import { declaredText } from '../../texts/declared.ts'
import { addPath, allCollections } from '../../records/collection-paths.ts'
import { useMayDo } from '../../records/permitted.ts'
import type { AnyRecord } from '../../records/records.ts'
import { titleOf } from '../../records/titles.ts'
import { frameOf } from '../input-frame.ts'
import { asText, textOrNull, type CellProps, type InputProps, type KindView } from '../kind-view.ts'
import { RelatedTitle } from '../related-title.tsx'
import { useRelationSearch } from '../use-relation-search.ts'

const isRecord = (value: unknown): value is AnyRecord =>
  typeof value === 'object' && value !== null && 'id' in value

/** Id of a related record, read as an object or as an id. */
export const relatedId = (value: unknown): string => (isRecord(value) ? value.id : asText(value))

export const relatedCollection = (name: string): Collection | undefined =>
  allCollections.find((collection) => collection.name === name)

function RelationField(props: InputProps) {
  const target = props.field.kind === 'relation' ? relatedCollection(props.field.to) : undefined
  return target ? <RelationSelect {...props} target={target} /> : null
}

function RelationSelect({ target, ...props }: InputProps & { target: Collection }) {
  const { t } = useTranslation()
  const relatedRecord = relatedId(props.value)
  const { select, isEmpty } = useRelationSearch(target, relatedRecord)
  const frame = frameOf(props)
  return (
    <Select
      {...frame}
      {...select}
      description={isEmpty ? <FirstRecordLink target={target} field={props.name} /> : frame.description}
      clearable={props.field.presence !== 'required'}
      placeholder={t('fields.pick')}
      value={textOrNull(relatedRecord)}
      onChange={(id) => props.onChange(id ?? '')}
    />
  )
}

/** Leads to the screen where the first record of an empty collection is created, and from there back to this form. */
function FirstRecordLink({ target, field }: { target: Collection; field: string }) {
  const { t } = useTranslation()
  const { pathname, search } = useLocation()
  const mayDo = useMayDo()
  const path = mayDo('create', target) ? addPath(target) : null
  return path ? (
    <Anchor component={ScreenLink} to={path} state={{ backTo: pathname, search, field }} inherit>
      {t('fields.addFirst', { what: declaredText(target.label.one) })}
    </Anchor>
  ) : null
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
