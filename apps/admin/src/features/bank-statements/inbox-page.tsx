import { statementLines } from '@dvor/contract/collections/reservations/statement-lines.ts'
import { useTranslation } from 'react-i18next'
import { ExportButton } from '../../core/lists/export-button.tsx'
import { PageHead } from '../../core/page/page-head.tsx'
import { useCount } from '../../core/records/use-list.ts'
import { Inbox } from '../../core/screens/inbox.tsx'
import { useInboxState } from '../../core/screens/use-inbox-state.ts'
import classes from './inbox.module.css'
import { LineDetail } from './line-detail.tsx'
import { LineRow } from './line-row.tsx'
import { StatementDrop } from './statement-drop.tsx'

const filters = ['open', 'assigned', 'unrelated', 'all'] as const

/** The inbox of bank transactions: import of statements, and allocation of transactions without a match. */
export function PaymentsInboxPage() {
  const { t } = useTranslation()
  const inbox = useInboxState({ filters, sort: 'booked_on:DESC', parameter: 'pohyb' })
  const waiting = useCount(statementLines, { state: 'open' }).data
  const filterText = (filter: (typeof filters)[number]) =>
    filter === 'open' && waiting
      ? `${t('payments.filter.open')} (${waiting})`
      : t(`payments.filter.${filter}`)
  return (
    <>
      <PageHead title={t('payments.title')}>
        <ExportButton collection={statementLines} query={inbox.query} />
      </PageHead>
      <StatementDrop />
      <div className={classes.list}>
        <Inbox
          collection={statementLines}
          inbox={inbox}
          texts={{
            filter: t('payments.filter.label'),
            search: t('payments.search'),
            list: t('payments.list'),
            record: t('payments.line.title'),
            hint: t('payments.keys'),
            done: [t('payments.doneTitle'), t('payments.doneText')],
            none: [t('payments.noneTitle'), t('payments.noneText')],
            noMatch: [t('payments.noMatch')],
          }}
          filterText={filterText}
          row={(line) => <LineRow line={line} />}
        >
          {(line, close) => <LineDetail line={line} onDone={close} />}
        </Inbox>
      </div>
    </>
  )
}
