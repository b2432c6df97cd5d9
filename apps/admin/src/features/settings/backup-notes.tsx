import type { BackupList } from '@dvor/contract/installation/backups.ts'
import { Alert } from '@mantine/core'
import { IconCopy, IconLock, IconLockOpen } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'

/** Says whether backups are encrypted, and that they need a second place where there is none. */
export function BackupNotes({ list: { encrypted, second_place } }: { list: BackupList }) {
  const { t } = useTranslation()
  return (
    <>
      {encrypted ? (
        <Alert mb="md" color="pine" icon={<IconLock size={18} />}>
          {t('settings.backupEncrypted')}
        </Alert>
      ) : (
        <Alert mb="md" color="hay" icon={<IconLockOpen size={18} />}>
          {t('settings.backupOpen')}
        </Alert>
      )}
      {second_place ? null : (
        <Alert mb="md" color="hay" icon={<IconCopy size={18} />}>
          {t('settings.backupNoSecond')}
        </Alert>
      )}
    </>
  )
}
