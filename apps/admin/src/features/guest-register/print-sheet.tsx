import type { RegisterEntry } from '@dvor/contract/guests/guest-register.ts'
import { useTranslation } from 'react-i18next'
import { PrintedTable } from '../../core/page/print/printed-table.tsx'
import { reportHeads, reportRow } from './foreigner-report.ts'

/** The foreigner report for printing. */
export function PrintSheet({ entries, onDone }: { entries: RegisterEntry[]; onDone: () => void }) {
  const { t } = useTranslation()
  return (
    <PrintedTable
      title={t('register.sheetTitle')}
      heads={reportHeads()}
      rows={entries.map(reportRow)}
      onDone={onDone}
    />
  )
}
