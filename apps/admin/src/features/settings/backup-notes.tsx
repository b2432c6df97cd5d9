import type { Backup, BackupList } from '@dvor/contract/installation/backups.ts'
import { formatInstant } from '@dvor/format/instants.ts'
import { Alert, Text } from '@mantine/core'
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

/** The result of the newest test of a backup's restore. */
export function TestNote({ backup: { tested_at, test_scope, test_failure } }: { backup: Backup }) {
  const { t } = useTranslation()
  if (!tested_at) return null
  const when = formatInstant(tested_at)
  if (test_failure !== null)
    return (
      <Text size="sm" c="barn">
        {t('settings.backupTested.failed', { when, reason: test_failure })}
      </Text>
    )
  return (
    <Text size="sm" c="dimmed">
      {t(`settings.backupTested.${test_scope ?? 'archive'}`, { when })}
    </Text>
  )
}
