import { addressOf } from '@dvor/contract/calls/call-path.ts'
import { documentPaths } from '@dvor/contract/calls/money/document-paths.ts'
import { Button, Group } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { fileNameOf, type Invoice } from './invoice.ts'
import { useDownload, type SavedFile } from './use-download.ts'

/** Buttons to download a document's PDF and e-invoice. */
export function DocumentFiles({ invoice }: { invoice: Invoice }) {
  const { t } = useTranslation()
  const { download, busyWith } = useDownload()
  const { id, number, has_ubl } = invoice
  const name = fileNameOf(invoice)
  const [pdfPath, ublPath] = [addressOf(documentPaths.pdf, id), addressOf(documentPaths.ubl, id)]
  const pdf = { path: pdfPath, name: `${name}.pdf`, type: 'application/pdf' } as const
  const ubl = { path: ublPath, name: `${name}.xml`, type: 'application/xml' } as const
  const files: (SavedFile & { what: string })[] = [
    { what: t('invoices.pdf'), ...pdf },
    ...(has_ubl ? [{ what: t('invoices.ubl'), ...ubl }] : []),
  ]
  return (
    <Group gap={4} wrap="nowrap">
      {files.map(({ what, ...file }) => (
        <Button
          key={file.path}
          size="compact-xs"
          variant="default"
          loading={busyWith === file.path}
          aria-label={t('invoices.download', { what, number })}
          onClick={() => void download(file)}
        >
          {what}
        </Button>
      ))}
    </Group>
  )
}
