import { countAtStart } from '@dvor/client/count.ts'
import { receivedInvoices } from '@dvor/contract/collections/reservations/received-invoices.ts'
import { Button, SegmentedControl, Skeleton } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ExportButton } from '../../core/lists/export-button.tsx'
import listClasses from '../../core/lists/list.module.css'
import { ErrorNote, QuietNote } from '../../core/page/notes.tsx'
import { DraftInput } from '../../core/page/draft-input.tsx'
import { PageHead } from '../../core/page/page-head.tsx'
import { useAddressParams } from '../../core/page/use-address-params.ts'
import { useCount, useList, type ListQuery } from '../../core/records/use-list.ts'
import { declaredText } from '../../core/texts/declared.ts'
import { FolderNote } from './folder-note.tsx'
import { ReceivedDrawer } from './received-drawer.tsx'
import { ReceivedDrop } from './received-drop.tsx'
import { ReceivedList } from './received-list.tsx'
import classes from './received.module.css'

const filters = ['open', 'paid', 'refused', 'all'] as const
type Filter = (typeof filters)[number]

const pageSize = 50

/** The inbox of suppliers' e-invoices. */
export function ReceivedPage() {
  const { t } = useTranslation()
  const [params, setParams] = useAddressParams()
  const [limit, setLimit] = useState(pageSize)
  const filter = filters.find((one) => one === params.get('stav')) ?? 'open'
  const search = params.get('hladat') ?? ''
  const chosen = params.get('faktura')
  const change = (name: 'stav' | 'hladat' | 'faktura', value: string | null) =>
    setParams((now) => {
      const next = new URLSearchParams(now)
      if (value && value !== 'open') next.set(name, value)
      else next.delete(name)
      return next
    })
  const query: ListQuery = {
    ...(filter !== 'all' && { state: filter }),
    ...(search && { _q: search }),
    _sort: 'issued_on:DESC',
    _limit: limit,
  }
  const open = (id: string | null) => change('faktura', id)
  return (
    <>
      <PageHead title={declaredText(receivedInvoices.label.many)}>
        <ExportButton collection={receivedInvoices} query={query} />
      </PageHead>
      <ReceivedDrop onTaken={open} />
      <FolderNote />
      <div className={`card ${classes.panel}`}>
        <div className={listClasses.tools}>
          <SegmentedControl
            aria-label={t('received.filter.label')}
            classNames={{ root: classes.filter, label: classes.filterLabel }}
            value={filter}
            data={filters.map((value) => ({ value, label: t(`received.filter.${value}`) }))}
            onChange={(value) => change('stav', value)}
          />
          <DraftInput
            className={listClasses.search}
            aria-label={t('received.search')}
            placeholder={t('received.search')}
            leftSection={<IconSearch size={17} aria-hidden />}
            value={search}
            onCommit={(text) => change('hladat', text)}
          />
        </div>
        <Invoices
          query={query}
          filter={filter}
          chosen={chosen}
          onOpen={open}
          onMore={() => setLimit(limit + pageSize)}
        />
      </div>
      <ReceivedDrawer id={chosen} onClose={() => open(null)} />
    </>
  )
}

interface InvoicesProps {
  query: ListQuery
  filter: Filter
  chosen: string | null
  onOpen: (id: string) => void
  onMore: () => void
}

function Invoices({ query, filter, chosen, onOpen, onMore }: InvoicesProps) {
  const { t } = useTranslation()
  const { data, error, refetch, isFetching } = useList(receivedInvoices, query)
  const total = useCount(receivedInvoices, query).data ?? countAtStart
  if (error) return <ErrorNote error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton height={240} radius={0} />
  if (data.length === 0) return <Nothing filter={filter} isSearched={'_q' in query} />
  return (
    <>
      <ReceivedList invoices={data} chosen={chosen} onOpen={onOpen} />
      {data.length < total ? (
        <div className={listClasses.foot}>
          <Button variant="light" loading={isFetching} onClick={onMore}>
            {t('received.more')}
          </Button>
        </div>
      ) : null}
    </>
  )
}

/** Says that nothing is to be done, that there is no invoice yet, or that none matches. */
function Nothing({ filter, isSearched }: { filter: Filter; isSearched: boolean }) {
  const { t } = useTranslation()
  const all = useCount(receivedInvoices).data
  const isDone = filter === 'open' && Boolean(all)
  const title = isSearched ? 'received.noMatch' : isDone ? 'received.doneTitle' : 'received.noneTitle'
  return <QuietNote title={t(title)} text={isSearched || isDone ? null : t('received.noneText')} />
}
