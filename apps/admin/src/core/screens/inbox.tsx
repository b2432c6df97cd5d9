import { countAtStart } from '@dvor/client/count.ts'
import type { Collection, ListItem, SingleRecord } from '@dvor/contract/declaration/collection.ts'
import { Button, SegmentedControl, Skeleton, Text } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import listClasses from '../lists/list.module.css'
import { RecordRows } from '../lists/record-rows.tsx'
import { DraftInput } from '../page/draft-input.tsx'
import { ErrorNote, QuietNote } from '../page/notes.tsx'
import { RecordDrawer } from '../page/record-drawer.tsx'
import { useCount, useList } from '../records/use-list.ts'
import { useRecord } from '../records/use-record.ts'
import classes from './inbox.module.css'
import type { InboxState } from './use-inbox-state.ts'

type Note = readonly [title: string, text?: string]

interface Props<C extends Collection, Filter extends string> {
  collection: C
  inbox: InboxState<Filter>
  texts: {
    filter: string
    search: string
    list: string
    /** Title of the opened record. */
    record: string
    hint?: string
    /** In place of rows: nothing is left to do, there is no record at all, none matches the search. */
    done: Note
    none: Note
    noMatch: Note
  }
  filterText: (filter: Filter) => string
  row: (record: ListItem<C>) => ReactNode
  /** The opened record. */
  children: (record: SingleRecord<C>, close: () => void) => ReactNode
}

/** Records with a state, by filter and search; each opens beside the list. */
export function Inbox<C extends Collection, Filter extends string>(props: Props<C, Filter>) {
  const { collection, inbox, texts, filterText, children } = props
  const close = () => inbox.open(null)
  return (
    <div className={`card ${classes.panel}`}>
      <div className={listClasses.tools}>
        <SegmentedControl
          aria-label={texts.filter}
          classNames={{ root: classes.filter, label: classes.filterLabel }}
          value={inbox.filter}
          data={inbox.filters.map((value) => ({ value, label: filterText(value) }))}
          onChange={(filter) => inbox.change({ filter })}
        />
        <DraftInput
          className={listClasses.search}
          aria-label={texts.search}
          placeholder={texts.search}
          leftSection={<IconSearch size={17} aria-hidden />}
          value={inbox.search}
          onCommit={(search) => inbox.change({ search })}
        />
      </div>
      <Rows {...props} />
      <RecordDrawer id={inbox.opened} parameter={inbox.parameter} onClose={close} title={texts.record}>
        {(id) => (
          <Opened collection={collection} id={id}>
            {(record) => children(record, close)}
          </Opened>
        )}
      </RecordDrawer>
    </div>
  )
}

function Rows<C extends Collection, Filter extends string>({
  collection,
  inbox,
  texts,
  row,
}: Props<C, Filter>) {
  const { t } = useTranslation()
  const { data, error, refetch, isFetching } = useList(collection, inbox.query)
  const total = useCount(collection, inbox.query).data ?? countAtStart
  if (error) return <ErrorNote error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton height={320} radius={0} />
  if (data.length === 0) return <Nothing collection={collection} inbox={inbox} texts={texts} />
  const hasMore = data.length < total
  return (
    <>
      <RecordRows label={texts.list} items={data} chosen={inbox.opened} onOpen={inbox.open}>
        {row}
      </RecordRows>
      {hasMore || texts.hint ? (
        <div className={`${listClasses.foot} ${classes.foot}`}>
          <Text size="sm" c="dimmed" visibleFrom="sm">
            {texts.hint}
          </Text>
          {hasMore ? (
            <Button variant="light" loading={isFetching} onClick={inbox.showMore}>
              {t('list.more')}
            </Button>
          ) : null}
        </div>
      ) : null}
    </>
  )
}

type NothingProps<Filter extends string> = Pick<Props<Collection, Filter>, 'collection' | 'inbox' | 'texts'>

/** Says that nothing is left to do, that there is no record yet, or that none matches the search. */
function Nothing<Filter extends string>({ collection, inbox, texts }: NothingProps<Filter>) {
  const all = useCount(collection).data
  const isDone = inbox.filter === inbox.filters[0] && Boolean(all)
  const [title, text = null] = inbox.search !== '' ? texts.noMatch : isDone ? texts.done : texts.none
  return <QuietNote title={title} text={text} />
}

interface OpenedProps<C extends Collection> {
  collection: C
  id: string
  children: (record: SingleRecord<C>) => ReactNode
}

function Opened<C extends Collection>({ collection, id, children }: OpenedProps<C>) {
  const { data, error, refetch } = useRecord(collection, id)
  if (error) return <ErrorNote error={error} onRetry={() => void refetch()} />
  return data ? children(data) : <Skeleton height={360} radius="lg" />
}
