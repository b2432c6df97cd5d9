import { Button, Group, Modal, Text } from '@mantine/core'
import { useWindowEvent } from '@mantine/hooks'
import { useTranslation } from 'react-i18next'
import { useOpenDialog } from './open-dialogs.ts'

interface Props {
  title: string
  /** Text that names the loss; else that of changes. */
  text?: string
  /** Label of the button that leaves. */
  leave: string
  /** Label of the button that stays; else the usual one. */
  stay?: string
  onStay: () => void
  onLeave: () => void
}

/** Asks whether to leave a screen with unsaved values. Esc stays there, and does not close the dialog below. */
export function LeaveDialog({ title, text, leave, stay, onStay, onLeave }: Props) {
  const { t } = useTranslation()
  const isOnTop = useOpenDialog(true)
  // A listener that captures misses the press that opened the question.
  const onKey = ({ key }: KeyboardEvent) => void (key === 'Escape' && isOnTop() && onStay())
  useWindowEvent('keydown', onKey, { capture: true })
  return (
    <Modal opened onClose={onStay} closeOnEscape={false} title={title}>
      <Text mb="lg">{text ?? t('form.leaveText')}</Text>
      <Group justify="flex-end">
        <Button variant="default" onClick={onLeave}>
          {leave}
        </Button>
        <Button onClick={onStay} data-autofocus>
          {stay ?? t('form.stay')}
        </Button>
      </Group>
    </Modal>
  )
}
