import { Button, Group, Modal, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'

interface Props {
  title: string
  /** Label of the button that leaves. */
  leave: string
  onStay: () => void
  onLeave: () => void
}

/** Asks whether to leave a screen with unsaved values. */
export function LeaveDialog({ title, leave, onStay, onLeave }: Props) {
  const { t } = useTranslation()
  return (
    <Modal opened onClose={onStay} title={title}>
      <Text mb="lg">{t('form.leaveText')}</Text>
      <Group justify="flex-end">
        <Button variant="default" onClick={onLeave}>
          {leave}
        </Button>
        <Button onClick={onStay} data-autofocus>
          {t('form.stay')}
        </Button>
      </Group>
    </Modal>
  )
}
