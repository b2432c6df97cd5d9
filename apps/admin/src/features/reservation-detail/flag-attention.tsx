import { Button, Popover, Stack, TextInput } from '@mantine/core'
import { IconFlag } from '@tabler/icons-react'
import { useState, type FormEvent } from 'react'
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
  const [isOpen, setOpen] = useState(false)
  const [reason, setReason] = useState('')
  useUnsaved(reason.trim() !== '', isBusy)
  const flag = async (event: FormEvent) => {
    event.preventDefault()
    if (reason.trim() === '') return
    const { id, updatedAt } = reservation
    const edit = { attention: reason.trim() }
    if (!(await run(() => client.frontDesk.attempt.edit(id, edit, { ifMatch: updatedAt })))) return
    setReason('')
    setOpen(false)
  }
  return (
    <Popover
      width={300}
      position="bottom-start"
      trapFocus
      returnFocus
      shadow="md"
      opened={isOpen}
      onChange={setOpen}
    >
      <Popover.Target>
        <Button
          size="xs"
          variant="subtle"
          color="gray"
          leftSection={<IconFlag size={16} />}
          onClick={() => setOpen(!isOpen)}
        >
          {t('reservations.attention.flag')}
        </Button>
      </Popover.Target>
      <Popover.Dropdown>
        <form onSubmit={(event) => void flag(event)} noValidate>
          <Stack gap="xs">
            <TextInput
              label={t('reservations.attention.reason')}
              maxLength={500}
              value={reason}
              onChange={(event) => setReason(event.currentTarget.value)}
            />
            <ProblemNote problem={problem} />
            <Button size="xs" type="submit" loading={isBusy} disabled={reason.trim() === ''}>
              {t('reservations.attention.flag')}
            </Button>
          </Stack>
        </form>
      </Popover.Dropdown>
    </Popover>
  )
}
