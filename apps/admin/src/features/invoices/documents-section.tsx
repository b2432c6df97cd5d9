import { invoices } from '@dvor/contract/collections/reservations/invoices.ts'
import { formatDay } from '@dvor/format/day-text.ts'
import { formatMoney } from '@dvor/format/money.ts'
import { Group, Text, Button } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ErrorNote } from '../../core/page/notes.tsx'
import { useList } from '../../core/records/use-list.ts'
import type { SectionProps } from '../reservations/reservation.ts'
import classes from '../reservations/reservation.module.css'
import { Section } from '../../core/page/section.tsx'
import { DocumentActions } from './document-actions.tsx'
import { DocumentFiles } from './document-files.tsx'
import { deliveryText, kindLabel, type Invoice } from './invoice.ts'
import { IssueDialog } from './issue-dialog.tsx'
import { IfMay } from '../../core/client/if-may.tsx'

/** Documents of the reservation, newest first, and the menu to issue others. */
export function DocumentsSection({ reservation }: SectionProps) {
  const { t } = useTranslation()
  const query = { reservation: reservation.id, _sort: 'createdAt:DESC', _limit: -1 }
  const { data, error, refetch } = useList(invoices, query)
  const rows = data ?? []
  return (
    <Section id="documents" title={t('invoices.section')} offPaper={rows.length === 0}>
      {error ? <ErrorNote error={error} onRetry={() => void refetch()} /> : null}
      {data?.length === 0 ? <Text c="dimmed">{t('invoices.none')}</Text> : null}
      {rows.some(({ is_outdated }) => is_outdated) ? (
        <Text c="barn" size="sm" mb="xs">
          {t('invoices.differs')}
        </Text>
      ) : null}
      <ul className={classes.rows}>
        {rows.map((invoice) => (
          <Row key={invoice.id} invoice={invoice} to={reservation.guest_email} />
        ))}
      </ul>
      <Group mt="md" gap="xs">
        <IfMay permission="documents.issue">
          <IssueButton reservation={reservation} />
        </IfMay>
      </Group>
    </Section>
  )
}

/** Button that opens the dialog to issue a document. */
function IssueButton({ reservation }: SectionProps) {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button size="xs" variant="light" onClick={() => setOpen(true)}>
        {t('invoices.issue')}
      </Button>
      {isOpen ? <IssueDialog reservation={reservation} onClose={() => setOpen(false)} /> : null}
    </>
  )
}

function Row({ invoice, to }: { invoice: Invoice; to: string | null }) {
  const { t } = useTranslation()
  const { kind, number, issued_on, total, credited_by, superseded_at, sample } = invoice
  const facts = [
    number,
    formatDay(issued_on),
    credited_by ? t('invoices.credited') : null,
    superseded_at ? t('invoices.superseded') : null,
    sample ? t('invoices.sample') : null,
    deliveryText(invoice),
  ]
  return (
    <li data-faded={credited_by !== null || superseded_at !== null || undefined}>
      <span>
        {kindLabel(kind)}
        <small>{facts.filter(Boolean).join(' · ')}</small>
        <DocumentFiles invoice={invoice} />
      </span>
      <strong>{formatMoney(total)}</strong>
      <IfMay permission="documents.issue">
        <DocumentActions invoice={invoice} to={to} />
      </IfMay>
    </li>
  )
}
