import { Button, Group, Modal, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useBlocker } from 'react-router'
import { session } from '../app/api.ts'
import { hasUnsaved } from './unsaved.ts'

/** Asks before a screen with unsaved values is left. Stands once in the frame: the router knows one blocker only. */
export function LeaveGuard() {
  const { t } = useTranslation()
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      hasUnsaved() && session.token() !== null && currentLocation.pathname !== nextLocation.pathname,
  )
  return (
    <Modal
      opened={blocker.state === 'blocked'}
      onClose={() => blocker.reset?.()}
      title={t('form.leaveTitle')}
    >
      <Text mb="lg">{t('form.leaveText')}</Text>
      <Group justify="flex-end">
        <Button variant="default" onClick={() => blocker.proceed?.()}>
          {t('form.leave')}
        </Button>
        <Button onClick={() => blocker.reset?.()} data-autofocus>
          {t('form.stay')}
        </Button>
      </Group>
    </Modal>
  )
}
