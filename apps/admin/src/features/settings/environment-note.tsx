import { Alert } from '@mantine/core'
import { IconLock } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Text } from '@mantine/core'

/** Says that a value is set by the server's environment and is read-only. */
export function EnvironmentNote({ children }: { children?: ReactNode }) {
  const { t } = useTranslation()
  return (
    <Alert color="gray" icon={<IconLock size={18} />} title={t('settings.environment')}>
      {children}
      <Text size="sm">{t('settings.environmentHint')}</Text>
    </Alert>
  )
}
