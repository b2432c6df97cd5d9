import type { Backup } from '@dvor/contract/installation/backups.ts'
import { formatInstant } from '@dvor/format/instants.ts'
import { formatSize } from '@dvor/format/size.ts'
import { Button, Skeleton, Text } from '@mantine/core'
import { IconDatabase, IconDownload } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { client } from '../../core/client/api.ts'
import { Section } from '../../core/page/section.tsx'
import { ErrorNote } from '../../core/page/notes.tsx'
import { PageHead } from '../../core/page/page-head.tsx'
import classes from './settings.module.css'
import { BackupNotes, TestNote } from './backup-notes.tsx'
import { useBackups, useInstallationCall } from './use-installation.ts'

/** Backups on demand: made in the background, then downloaded. */
export function BackupsPanel() {
  const { t } = useTranslation()
  const { data, error, refetch } = useBackups()
  const { run, isBusy } = useInstallationCall('backups')
  const start = () => run(() => client.backups.attempt.start(), t('settings.backupFailed'))
  return (
    <div className={classes.panel}>
      <PageHead title={t('settings.backups')} />
      <Section title={t('settings.backups')}>
        <Text className={classes.hint}>{t('settings.backupHint')}</Text>
        {data ? <BackupNotes list={data} /> : null}
        <Button
          mb="md"
          leftSection={<IconDatabase size={17} />}
          loading={isBusy}
          disabled={data?.running}
          onClick={() => void start()}
        >
          {t('settings.backupNow')}
        </Button>
        <output>{data?.running ? t('settings.backupRunning') : null}</output>
        {error && !data ? (
          <ErrorNote error={error} title={t('settings.loadFailed')} onRetry={() => void refetch()} />
        ) : data ? (
          <BackupRows backups={data.backups} isRunning={data.running} />
        ) : (
          <Skeleton height={160} radius="md" aria-label={t('loading')} />
        )}
      </Section>
    </div>
  )
}

function BackupRows({ backups, isRunning }: { backups: readonly Backup[]; isRunning: boolean }) {
  const { t } = useTranslation()
  if (backups.length === 0) return isRunning ? null : <Text c="dimmed">{t('settings.backupNone')}</Text>
  return (
    <ul className={classes.rows}>
      {backups.map((backup) => (
        <li key={backup.id} className={classes.row}>
          <span>
            {formatInstant(backup.made_at)}
            <Text size="sm" c="dimmed">
              {backup.failure
                ? t('settings.backupBad', { reason: backup.failure })
                : `${formatSize(backup.bytes ?? 0)}, ${t(`settings.backupPlace.${placeOf(backup)}`)}`}
            </Text>
            <TestNote backup={backup} />
            {backup.copy_failure ? (
              <Text size="sm" c="barn">
                {t('settings.backupNotCopied', { reason: backup.copy_failure })}
              </Text>
            ) : null}
          </span>
          {backup.failure || placeOf(backup) === 'none' ? null : <Download backup={backup} />}
        </li>
      ))}
    </ul>
  )
}

/** Where an archive lies at present. */
function placeOf({ stored, copied_at }: Backup) {
  if (stored) return copied_at ? 'both' : 'here'
  return copied_at ? 'there' : 'none'
}

function Download({ backup: { id, made_at } }: { backup: Backup }) {
  const { t } = useTranslation()
  const { run, isBusy } = useInstallationCall()
  const download = async () => {
    const link = await run(() => client.backups.attempt.link(id), t('settings.downloadFailed'))
    if (link) window.location.assign(link.url)
  }
  return (
    <Button
      variant="default"
      size="sm"
      loading={isBusy}
      leftSection={<IconDownload size={16} />}
      aria-label={t('settings.downloadOf', { when: formatInstant(made_at) })}
      onClick={() => void download()}
    >
      {t('settings.download')}
    </Button>
  )
}
