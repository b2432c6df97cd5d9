import { Alert, Button, Group } from '@mantine/core'
import { IconCheck, IconFlag } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { client } from '../../core/client/api.ts'
import { ProblemNote } from '../../core/page/problem-note.tsx'
import type { SectionProps } from '../reservations/reservation.ts'
import { useAction } from '../reservations/use-action.ts'

/** The reason why the reservation is flagged, with a button to clear it. */
export function AttentionNote({ reservation }: SectionProps) {
  const { t } = useTranslation()
  const { run, isBusy, problem } = useAction()
  const { id, attention, updatedAt } = reservation
  if (!attention) return null
  const settle = () =>
    run(() => client.frontDesk.attempt.edit(id, { attention: null }, { ifMatch: updatedAt }))
  return (
    <Alert
      color="hay"
      mb="md"
      radius="lg"
      icon={<IconFlag size={20} />}
      title={t('reservations.attention.title')}
    >
      <Group justify="space-between" align="center">
        <span>{attention}</span>
        <Button
          size="xs"
          variant="default"
          loading={isBusy}
          leftSection={<IconCheck size={16} />}
          onClick={() => void settle()}
        >
          {t('reservations.attention.done')}
        </Button>
      </Group>
      <ProblemNote problem={problem} />
    </Alert>
  )
}
