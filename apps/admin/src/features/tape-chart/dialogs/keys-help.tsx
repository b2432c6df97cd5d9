import { Kbd, Modal, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useGuardedClose } from '../../../core/unsaved/use-guarded-close.tsx'
import classes from './dialogs.module.css'

const lines = ['arrows', 'page', 'home', 'enter', 'shift', 'grips', 'escape'] as const

/** Help for the board's keys and mouse actions. */
export function KeysHelp({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  const { close } = useGuardedClose(true, onClose)
  return (
    <Modal
      opened
      onClose={close}
      size="lg"
      title={t('chart.help.title')}
      closeButtonProps={{ 'aria-label': t('close') }}
    >
      <dl className={classes.keys}>
        {lines.map((line) => (
          <div key={line}>
            <dt>
              <Kbd>{t(`chart.help.keys.${line}`)}</Kbd>
            </dt>
            <dd>{t(`chart.help.${line}`)}</dd>
          </div>
        ))}
      </dl>
      <Text size="sm" c="dimmed" mt="md">
        {t('chart.help.mouse')}
      </Text>
    </Modal>
  )
}
