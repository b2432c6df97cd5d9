import { Stack, Text, Textarea } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '../../core/page/confirm-dialog.tsx'
import type { SectionProps } from '../reservations/reservation.ts'

interface Props extends SectionProps {
  isBusy: boolean
  problem: string | null
  onIssue: (persons: string[]) => void
  onClose: () => void
}

/** Choice of the persons on a confirmation of stay. */
export function PersonsDialog({ reservation, isBusy, problem, onIssue, onClose }: Props) {
  const { t } = useTranslation()
  const [names, setNames] = useState(reservation.guest_name ?? '')
  const persons = names
    .split('\n')
    .map((name) => name.trim())
    .filter(Boolean)
  return (
    <ConfirmDialog
      title={t('invoices.personsTitle')}
      action={t('invoices.issue')}
      isBusy={isBusy}
      problem={problem}
      onConfirm={() => onIssue(persons)}
      onClose={onClose}
    >
      <Stack gap="sm">
        <Text>{t('invoices.personsText')}</Text>
        <Textarea
          label={t('invoices.persons')}
          description={t('invoices.personsHint')}
          autosize
          minRows={3}
          value={names}
          onChange={(event) => setNames(event.currentTarget.value)}
        />
      </Stack>
    </ConfirmDialog>
  )
}
