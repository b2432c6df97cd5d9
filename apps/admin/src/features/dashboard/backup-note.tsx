import type { Dashboard } from '@dvor/contract/insight/dashboard.ts'
import { formatInstant } from '@dvor/format/instants.ts'
import { formatSize } from '@dvor/format/size.ts'
import { Group, Text } from '@mantine/core'
import { IconDatabase } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'

/** Times of the last backup and of the last test of a restore. A late backup is an alert at the top. */
export function BackupNote({ data: { last_backup, last_restore_test: test } }: { data: Dashboard }) {
  const { t } = useTranslation()
  const text = last_backup
    ? t('dashboard.lastBackup', {
        when: formatInstant(last_backup.made_at),
        size: formatSize(last_backup.bytes),
      })
    : t('dashboard.noBackup')
  const tested =
    test &&
    t(test.failed ? 'dashboard.restoreFailed' : 'dashboard.restoreTested', {
      when: formatInstant(test.tested_at),
    })
  return (
    <Group gap={6} c="dimmed" wrap="nowrap">
      <IconDatabase size={16} aria-hidden />
      <Text size="sm">{tested ? `${text} · ${tested}` : text}</Text>
    </Group>
  )
}
