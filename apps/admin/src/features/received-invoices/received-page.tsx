import { receivedInvoices } from '@dvor/contract/collections/reservations/received-invoices.ts'
import { receivedInvoiceBytes } from '@dvor/contract/money/received-invoices.ts'
import { formatDay } from '@dvor/format/day-text.ts'
import { formatAmount } from '@dvor/format/money.ts'
import { Alert, Text } from '@mantine/core'
import { IconFileDownload } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { client } from '../../core/client/api.ts'
import { unwrap } from '../../core/client/query-client.ts'
import { RefusedFile, SingleFileDrop } from '../../core/fields/single-file-drop.tsx'
import { ExportButton } from '../../core/lists/export-button.tsx'
import rows from '../../core/lists/record-rows.module.css'
import badges from '../../core/page/badges.module.css'
import { PageHead } from '../../core/page/page-head.tsx'
import { Inbox } from '../../core/screens/inbox.tsx'
import { useInboxState } from '../../core/screens/use-inbox-state.ts'
import { declaredText } from '../../core/texts/declared.ts'
import { ReceivedDetail } from './received-detail.tsx'
import classes from './received.module.css'
import type { Received } from './received.ts'
import { useReceive } from './use-receive.ts'

const filters = ['open', 'paid', 'refused', 'all'] as const

/** The inbox of suppliers' e-invoices. */
export function ReceivedPage() {
  const { t } = useTranslation()
  const inbox = useInboxState({ filters, sort: 'issued_on:DESC', parameter: 'faktura' })
  return (
    <>
      <PageHead title={declaredText(receivedInvoices.label.many)}>
        <ExportButton collection={receivedInvoices} query={inbox.query} />
      </PageHead>
      <ReceivedDrop onTaken={inbox.open} />
      <FolderNote />
      <Inbox
        collection={receivedInvoices}
        inbox={inbox}
        texts={{
          filter: t('received.filter.label'),
          search: t('received.search'),
          list: t('received.list'),
          record: t('received.detail.title'),
          done: [t('received.doneTitle')],
          none: [t('received.noneTitle'), t('received.noneText')],
          noMatch: [t('received.noMatch')],
        }}
        filterText={(filter) => t(`received.filter.${filter}`)}
        row={(invoice) => <ReceivedRow invoice={invoice} />}
      >
        {(invoice, close) => <ReceivedDetail invoice={invoice} onDone={close} />}
      </Inbox>
    </>
  )
}

/** One received invoice in the list. */
function ReceivedRow({ invoice }: { invoice: Received }) {
  const { t } = useTranslation()
  const { issued_on, due_on, supplier, number, total, currency, for_us, problems } = invoice
  const facts = [number, due_on && t('received.dueOn', { day: formatDay(due_on) })]
  const mark = for_us ? (problems.length > 0 ? t('received.broken') : null) : t('received.notForUs')
  return (
    <>
      <span className={rows.day}>{formatDay(issued_on)}</span>
      <span className={rows.who}>
        <strong>{supplier}</strong>
        <small>{facts.filter(Boolean).join(' · ')}</small>
      </span>
      <span className={rows.mark}>
        {mark ? (
          <span className={badges.badge} data-tone={for_us ? 'wait' : 'bad'}>
            {mark}
          </span>
        ) : null}
      </span>
      <span className={rows.sum}>{formatAmount(total, currency)}</span>
    </>
  )
}

/** Says from which folder invoices are read, and which of its files were refused. */
function FolderNote() {
  const { t } = useTranslation()
  const { data } = useQuery({
    queryKey: ['e-invoice-transport'],
    queryFn: async () => unwrap(await client.eInvoices.attempt.transport()),
  })
  if (!data) return null
  const { folders, refused } = data
  return (
    <>
      <Text size="sm" c="dimmed" className={classes.folder}>
        {folders ? t('received.folder', { path: folders.in }) : t('received.noFolder')}
      </Text>
      {refused.length > 0 ? (
        <Alert color="hay" radius="lg" mb="md" title={t('received.refusedFiles')}>
          <ul className={classes.refused}>
            {refused.map(({ file, reason }) => (
              <li key={file}>
                <strong>{file}</strong> {reason}
              </li>
            ))}
          </ul>
        </Alert>
      ) : null}
    </>
  )
}

/** Takes the file of a supplier's e-invoice by drop or by choosing it. */
function ReceivedDrop({ onTaken }: { onTaken: (id: string) => void }) {
  const { t } = useTranslation()
  const { take, percent, problem, forget } = useReceive(onTaken)
  return (
    <>
      <SingleFileDrop
        texts={{
          label: t('received.dropLabel'),
          invitation: t('received.drop'),
          hint: t('received.dropHint'),
          reading: t('received.reading'),
        }}
        icon={IconFileDownload}
        maxBytes={receivedInvoiceBytes}
        percent={percent}
        onFile={(file) => void take(file)}
      />
      <div aria-live="polite">
        {problem ? (
          <RefusedFile title={t('received.failed')} onClose={forget}>
            {problem}
          </RefusedFile>
        ) : null}
      </div>
    </>
  )
}
