import { countAtStart } from '@dvor/client/count.ts'
import type { Collection } from '@dvor/contract/declaration/collection.ts'
import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ScreenLink } from '../page/screen-link.tsx'
import { declaredText } from '../texts/declared.ts'
import { addPath, offers } from '../records/collection-paths.ts'
import { ExportButton } from '../lists/export-button.tsx'
import { ListTable } from '../lists/list-table.tsx'
import { useExistingPage } from '../lists/use-existing-page.ts'
import { isNarrowed, toListQuery, type ListState } from '../lists/list-state.ts'
import { PageHead } from '../page/page-head.tsx'
import { useMayDo, usePermitted } from '../records/permitted.ts'
import { useHiddenIds } from '../records/pending-deletes.ts'
import type { AnyRecord } from '../records/records.ts'
import { useCount, useList, type ListQuery } from '../records/use-list.ts'
import { useListState } from '../lists/use-list-state.ts'

interface Props {
  collection: Collection
  /** Replaces 'Pridať', for collections whose records are created in a dialog; only for who may create one. */
  action?: ReactNode
  /** Called for a click on a row, for collections without a screen to edit a record. */
  onOpen?: (record: AnyRecord) => void
  /** Content between heading and table, which may change the list's state. */
  above?: (state: ListState, change: (part: Partial<ListState>) => void) => ReactNode
}

/** The list of any collection, from its declaration. */
export function ListPage({ collection: whole, action, onOpen, above }: Props) {
  const collection = usePermitted(whole)
  const [state, change] = useListState(collection)
  const isPaged = offers(collection, 'count')
  const query = toListQuery(collection, state, isPaged)
  const list = useList(collection, query)
  const count = useCount(collection, query)
  const hidden = useHiddenIds()
  const isLeaving = useExistingPage(collection, { state, list, count, hidden })
  const records = (list.data ?? []).filter((record) => !hidden.has(record.id))
  const total = isPaged ? count.data : list.data?.length
  return (
    <>
      <ListHead collection={collection} query={query} total={total} action={action} />
      {above?.(state, change)}
      <ListTable
        collection={collection}
        state={state}
        change={change}
        records={records}
        total={total ?? countAtStart}
        isPaged={isPaged}
        isLoading={list.isPlaceholderData}
        isFirst={list.isPending || isLeaving}
        error={list.error}
        onRetry={() => void list.refetch()}
        isNarrowed={isNarrowed(state)}
        onOpen={onOpen}
      />
    </>
  )
}

interface HeadProps {
  collection: Collection
  query: ListQuery
  total: number | undefined
  action: ReactNode
}

function ListHead({ collection, query, total, action }: HeadProps) {
  const { t } = useTranslation()
  const mayDo = useMayDo()
  const add = mayDo('create', collection) ? addPath(collection) : null
  return (
    <PageHead title={declaredText(collection.label.many)} total={total}>
      <ExportButton collection={collection} query={query} />
      {mayDo('create', collection) || !offers(collection, 'create') ? action : null}
      {add ? (
        <Button component={ScreenLink} to={add} leftSection={<IconPlus size={17} />}>
          {t('list.add')}
        </Button>
      ) : null}
    </PageHead>
  )
}
