import { receivedInvoiceBytes } from '@dvor/contract/money/received-invoices.ts'
import { IconFileDownload } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { RefusedFile, SingleFileDrop } from '../../core/fields/single-file-drop.tsx'
import { useReceive } from './use-receive.ts'

/** Takes the file of a supplier's e-invoice by drop or by choosing it. */
export function ReceivedDrop({ onTaken }: { onTaken: (id: string) => void }) {
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
