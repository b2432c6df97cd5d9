import type { DocumentPreview } from '@dvor/contract/money/invoices.ts'
import { formatDay } from '@dvor/format/day-text.ts'
import { formatMoney } from '@dvor/format/money.ts'
import { slugify } from '@dvor/format/slug.ts'
import { Badge, Button, Skeleton, Text } from '@mantine/core'
import { IconFileTypePdf } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { saveBytes } from '../../core/client/save-file.ts'
import { kindLabel } from './invoice.ts'
import classes from './invoices.module.css'

interface Props {
  documents: DocumentPreview[] | undefined
  /** Whether the preview of the present choice is on its way. */
  isPending: boolean
}

/** The documents that would be issued, each marked as a preview, with its PDF. */
export function DocumentPreviews({ documents, isPending }: Props) {
  const { t } = useTranslation()
  if (!documents) return <Skeleton height={180} radius="md" />
  return (
    <section aria-label={t('invoices.preview')} aria-busy={isPending} className={classes.previews}>
      {documents.map((document, place) => (
        <OnePreview key={place} document={document} />
      ))}
    </section>
  )
}

function OnePreview({ document }: { document: DocumentPreview }) {
  const { t } = useTranslation()
  const { kind, number, customer, issued_on, due_on, lines, total, due, vat } = document
  const days = [
    t('invoices.previewIssued', { day: formatDay(issued_on) }),
    due_on ? t('invoices.previewDue', { day: formatDay(due_on) }) : null,
  ]
  return (
    <article className={classes.preview}>
      <header>
        <strong>
          {kindLabel(kind)} {number}
        </strong>
        <Badge color="hay" variant="light">
          {t(number === null ? 'invoices.preview' : 'invoices.issuedAlready')}
        </Badge>
      </header>
      {number === null ? null : <Text size="sm">{t('invoices.issuedAlreadyHint', { number })}</Text>}
      <Text size="sm" c="dimmed">
        {t('invoices.previewFor', { who: customer })} · {days.filter(Boolean).join(' · ')}
      </Text>
      <ul>
        {lines.map(({ name, detail, amount }, place) => (
          <li key={place}>
            <span>
              {name}
              {detail ? <small>{detail}</small> : null}
            </span>
            <span>{formatMoney(amount)}</span>
          </li>
        ))}
        <li data-sum>
          <span>
            {t('invoices.list.total')}
            {vat > 0 ? <small>{t('invoices.previewVat', { amount: formatMoney(vat) })}</small> : null}
          </span>
          <span>{formatMoney(total)}</span>
        </li>
        {due === total ? null : (
          <li>
            <span>{t('invoices.previewToPay')}</span>
            <span>{formatMoney(due)}</span>
          </li>
        )}
      </ul>
      <Button
        size="xs"
        variant="default"
        leftSection={<IconFileTypePdf size={16} aria-hidden />}
        onClick={() => savePdf(document)}
      >
        {t('invoices.previewPdf')}
      </Button>
    </article>
  )
}

function savePdf({ kind, number, pdf }: DocumentPreview): void {
  const name = slugify(`${kindLabel(kind)} ${number ?? 'nahlad'}`)
  saveBytes(
    `${name}.pdf`,
    Uint8Array.from(atob(pdf), (letter) => letter.charCodeAt(0)),
    'application/pdf',
  )
}
