import { countAtStart } from '@dvor/client/count.ts'
import { statementLines } from '@dvor/contract/collections/reservations/statement-lines.ts'
import { Button, SegmentedControl, Skeleton, Text } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { ExportButton } from '../../core/lists/export-button.tsx'
import { DraftInput } from '../../core/page/draft-input.tsx'
import { PageHead } from '../../core/page/page-head.tsx'
import { ErrorNote, QuietNote } from '../../core/page/notes.tsx'
import { useCount, useList } from '../../core/records/use-list.ts'
import listClasses from '../../core/lists/list.module.css'
import { LineDrawer } from './line-drawer.tsx'
import { LinesList } from './lines-list.tsx'
import classes from './inbox.module.css'
import { StatementDrop } from './statement-drop.tsx'
import { inboxFilters, useInboxState, type InboxState } from './use-inbox-state.ts'

/** The inbox of bank transactions: import of statements, and allocation of transactions without a match. */
export function PaymentsInboxPage() {
  const { t } = useTranslation()
  const inbox = useInboxState()
  const waiting = useCount(statementLines, { state: 'open' }).data
  const labelOf = (filter: (typeof inboxFilters)[number]) =>
    filter === 'open' && waiting
      ? `${t('payments.filter.open')} (${waiting})`
      : t(`payments.filter.${filter}`)
  return (
    <>
      <PageHead title={t('payments.title')}>
        <ExportButton collection={statementLines} query={inbox.query} />
      </PageHead>
      <StatementDrop />
      <div className={`card ${classes.panel}`}>
        <div className={listClasses.tools}>
          <SegmentedControl
            aria-label={t('payments.filter.label')}
            classNames={{ root: classes.filter, label: classes.filterLabel }}
            value={inbox.filter}
            data={inboxFilters.map((value) => ({ value, label: labelOf(value) }))}
            onChange={(value) => inbox.change({ filter: value as (typeof inboxFilters)[number] })}
          />
          <DraftInput
            className={listClasses.search}
            aria-label={t('payments.search')}
            placeholder={t('payments.search')}
            leftSection={<IconSearch size={17} aria-hidden />}
            value={inbox.search}
            onCommit={(search) => inbox.change({ search })}
          />
        </div>
        <Lines inbox={inbox} />
      </div>
      <LineDrawer id={inbox.line} onClose={() => inbox.change({ line: null })} />
    </>
  )
}

function Lines({ inbox }: { inbox: InboxState }) {
  const { t } = useTranslation()
  const { data, error, refetch, isFetching } = useList(statementLines, inbox.query)
  const total = useCount(statementLines, inbox.query).data ?? countAtStart
  if (error) return <ErrorNote error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton height={320} radius={0} />
  if (data.length === 0) return <Nothing inbox={inbox} />
  return (
    <>
      <LinesList lines={data} chosen={inbox.line} onOpen={(line) => inbox.change({ line })} />
      <div className={`${listClasses.foot} ${classes.foot}`}>
        <Text size="sm" c="dimmed" visibleFrom="sm">
          {t('payments.keys')}
        </Text>
        {data.length < total ? (
          <Button variant="light" loading={isFetching} onClick={inbox.showMore}>
            {t('payments.more')}
          </Button>
        ) : null}
      </div>
    </>
  )
}

/** Says that no transaction is open, that there is none yet, or that none matches the search. */
function Nothing({ inbox: { filter, search } }: { inbox: InboxState }) {
  const { t } = useTranslation()
  const all = useCount(statementLines).data
  const isDone = filter === 'open' && Boolean(all)
  const [title, text]: [string, string | null] =
    search !== ''
      ? [t('payments.noMatch'), null]
      : isDone
        ? [t('payments.doneTitle'), t('payments.doneText')]
        : [t('payments.noneTitle'), t('payments.noneText')]
  return <QuietNote title={title} text={text} />
}
