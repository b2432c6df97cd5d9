import { receivedInvoices } from '@dvor/contract/collections/reservations/received-invoices.ts'
import { useTranslation } from 'react-i18next'
import { ExportButton } from '../../core/lists/export-button.tsx'
import { PageHead } from '../../core/page/page-head.tsx'
import { Inbox } from '../../core/screens/inbox.tsx'
import { useInboxState } from '../../core/screens/use-inbox-state.ts'
import { declaredText } from '../../core/texts/declared.ts'
import { FolderNote } from './folder-note.tsx'
import { ReceivedDetail } from './received-detail.tsx'
import { ReceivedDrop } from './received-drop.tsx'
import { ReceivedRow } from './received-row.tsx'

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
