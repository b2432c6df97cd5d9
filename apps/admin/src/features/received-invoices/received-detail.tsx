import { addressOf } from '@dvor/contract/calls/call-path.ts'
import { eInvoicePaths } from '@dvor/contract/calls/e-invoice-paths.ts'
import { receivedInvoices } from '@dvor/contract/collections/reservations/received-invoices.ts'
import { receivedKinds, type ReceivedState } from '@dvor/contract/money/received-invoices.ts'
import { friendlyIban } from '@dvor/format/iban.ts'
import { formatDay } from '@dvor/format/day-text.ts'
import { formatAmount } from '@dvor/format/money.ts'
import { Button, Group, Alert } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { client } from '../../core/client/api.ts'
import { showSuccess } from '../../core/client/toasts.ts'
import { ProblemNote } from '../../core/page/problem-note.tsx'
import { collectionKey } from '../../core/records/query-keys.ts'
import { FactList, type Fact } from '../../core/records/fact-list.tsx'
import classes from '../../core/screens/inbox.module.css'
import { labelIn } from '../../core/texts/declared.ts'
import { useDownload } from '../invoices/use-download.ts'
import { useAction } from '../reservations/use-action.ts'
import received from './received.module.css'
import { type Received } from './received.ts'
import { ReceivedTables } from './received-tables.tsx'
import { IfMay } from '../../core/client/if-may.tsx'

interface Props {
  invoice: Received
  onDone: () => void
}

/** One opened invoice: its supplier, lines and sums, what is wrong with it, its file, and its state. */
export function ReceivedDetail({ invoice, onDone }: Props) {
  return (
    <>
      <p className={classes.bigSum}>{formatAmount(invoice.total, invoice.currency)}</p>
      <p className={classes.bigName}>{invoice.supplier}</p>
      <ReceivedProblems invoice={invoice} />
      <Facts invoice={invoice} />
      <ReceivedTables invoice={invoice} />
      <Actions invoice={invoice} onDone={onDone} />
    </>
  )
}

type Topic = Received['problems'][number]['topic']

/** Warns of an invoice for another business, and names the rules that it breaks. */
function ReceivedProblems({ invoice: { for_us, problems } }: { invoice: Received }) {
  const { t } = useTranslation()
  const topics = [...new Set(problems.map(({ topic }) => topic))]
  const rulesOf = (topic: Topic) =>
    problems.filter((problem) => problem.topic === topic).map(({ rule }) => rule)
  return (
    <>
      {for_us ? null : (
        <Alert color="barn" radius="lg" mt="md">
          {t('received.detail.notForUs')}
        </Alert>
      )}
      {problems.length > 0 ? (
        <Alert color="hay" radius="lg" mt="md" title={t('received.detail.problems')}>
          {t('received.detail.problemsHint')}
          <ul className={received.refused}>
            {topics.map((topic) => (
              <li key={topic}>
                {t(`received.detail.topic.${topic}`)}: {rulesOf(topic).join(', ')}
              </li>
            ))}
          </ul>
        </Alert>
      ) : null}
    </>
  )
}

function Facts({ invoice }: { invoice: Received }) {
  const { t } = useTranslation()
  const { kind, number, supplier_ico, supplier_dic, supplier_ic_dph, iban, file_name } = invoice
  const numbers = [
    supplier_ico && `IČO ${supplier_ico}`,
    supplier_dic && `DIČ ${supplier_dic}`,
    supplier_ic_dph && `IČ DPH ${supplier_ic_dph}`,
  ]
  const dayText = (day: string | null) => day && formatDay(day)
  const facts: Fact[] = [
    [labelIn(receivedKinds, kind) ?? t('received.detail.number'), number],
    [t('received.detail.numbers'), numbers.filter(Boolean).join(', ')],
    [t('received.detail.issued'), formatDay(invoice.issued_on)],
    [t('received.detail.delivered'), dayText(invoice.delivered_on)],
    [t('received.detail.due'), dayText(invoice.due_on)],
    [t('received.detail.iban'), iban && friendlyIban(iban)],
    [t('received.detail.symbol'), invoice.variable_symbol],
    [t('received.detail.corrects'), invoice.corrects],
    [t('received.detail.note'), invoice.note],
    [t('received.detail.file'), file_name],
  ]
  return <FactList facts={facts} />
}

function Actions({ invoice: { id, number, state }, onDone }: Props) {
  const { t } = useTranslation()
  const cache = useQueryClient()
  const { download, busyWith } = useDownload()
  const { run, isBusy, problem } = useAction()
  const file = {
    path: addressOf(eInvoicePaths.original, id),
    name: `${number}.xml`,
    type: 'application/xml',
  } as const
  const mark = async (next: ReceivedState) => {
    if (!(await run(() => client.eInvoices.attempt.mark(id, { state: next })))) return
    await cache.invalidateQueries({ queryKey: collectionKey(receivedInvoices) })
    showSuccess(t('received.detail.marked'))
    onDone()
  }
  return (
    <>
      <ProblemNote problem={problem} />
      <Group mt="xl" justify="flex-end">
        <Button
          variant="default"
          leftSection={<IconDownload size={17} aria-hidden />}
          loading={busyWith !== null}
          onClick={() => void download(file)}
        >
          {t('received.detail.download')}
        </Button>
        <IfMay permission="documents.issue">
          {state === 'open' ? (
            <>
              <Button variant="subtle" color="barn" loading={isBusy} onClick={() => void mark('refused')}>
                {t('received.detail.refuse')}
              </Button>
              <Button loading={isBusy} onClick={() => void mark('paid')}>
                {t('received.detail.pay')}
              </Button>
            </>
          ) : (
            <Button variant="default" loading={isBusy} onClick={() => void mark('open')}>
              {t('received.detail.reopen')}
            </Button>
          )}
        </IfMay>
      </Group>
    </>
  )
}
