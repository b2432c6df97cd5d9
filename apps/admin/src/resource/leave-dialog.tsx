import { Button, Group, Modal, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'

interface Props {
  onStay: () => void
  onLeave: () => void
}

/** Whether a screen shall be left although something on it is not saved. */
export function LeaveDialog({ onStay, onLeave }: Props) {
  const { t } = useTranslation()
  return (
    <Modal opened onClose={onStay} title={t('form.leaveTitle')}>
      <Text mb="lg">{t('form.leaveText')}</Text>
      <Group justify="flex-end">
        <Button variant="default" onClick={onLeave}>
          {t('form.leave')}
        </Button>
        <Button onClick={onStay} data-autofocus>
          {t('form.stay')}
        </Button>
      </Group>
    </Modal>
  )
}
