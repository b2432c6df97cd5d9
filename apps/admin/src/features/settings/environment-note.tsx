import { Alert } from '@mantine/core'
import { IconLock } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Text } from '@mantine/core'

/** What the environment of the server sets can only be read here. */
export function EnvironmentNote({ children }: { children?: ReactNode }) {
  const { t } = useTranslation()
  return (
    <Alert color="gray" icon={<IconLock size={18} />} title={t('settings.environment')}>
      {children}
      <Text size="sm">{t('settings.environmentHint')}</Text>
    </Alert>
  )
}
