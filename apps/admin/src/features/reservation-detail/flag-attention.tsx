import { Button, Popover, Stack, TextInput } from '@mantine/core'
import { IconFlag } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { client } from '../../core/client/api.ts'
import { ProblemNote } from '../../core/page/problem-note.tsx'
import { useUnsaved } from '../../core/unsaved/unsaved.ts'
import type { SectionProps } from '../reservations/reservation.ts'
import { useAction } from '../reservations/use-action.ts'

/** Form to flag the reservation for attention, with a reason. */
export function FlagAttention({ reservation }: SectionProps) {
  const { t } = useTranslation()
  const { run, isBusy, problem } = useAction()
  const [reason, setReason] = useState('')
  useUnsaved(reason.trim() !== '', isBusy)
  const flag = () => {
    const { id, updatedAt } = reservation
    return run(() => client.frontDesk.attempt.edit(id, { attention: reason.trim() }, { ifMatch: updatedAt }))
  }
  return (
    <Popover width={300} position="bottom-start" trapFocus shadow="md">
      <Popover.Target>
        <Button size="xs" variant="subtle" color="gray" leftSection={<IconFlag size={16} />}>
          {t('reservations.attention.flag')}
        </Button>
      </Popover.Target>
      <Popover.Dropdown>
        <Stack gap="xs">
          <TextInput
            label={t('reservations.attention.reason')}
            maxLength={500}
            value={reason}
            onChange={(event) => setReason(event.currentTarget.value)}
          />
          <ProblemNote problem={problem} />
          <Button size="xs" loading={isBusy} disabled={reason.trim() === ''} onClick={() => void flag()}>
            {t('reservations.attention.flag')}
          </Button>
        </Stack>
      </Popover.Dropdown>
    </Popover>
  )
}
