import { Button } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { SectionProps } from '../reservations/reservation.ts'
import { IssueDialog } from './issue-dialog.tsx'

/** Button that opens the dialog to issue a document. */
export function IssueButton({ reservation }: SectionProps) {
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
