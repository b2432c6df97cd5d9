import type { MailServer, MailTest } from '@dvor/contract/installation/mail-server.ts'
import { Alert, Button, Skeleton, Text } from '@mantine/core'
import { IconMail } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { client } from '../../core/client/api.ts'
import { Section } from '../../core/page/section.tsx'
import { ErrorNote } from '../../core/page/notes.tsx'
import { PageHead } from '../../core/page/page-head.tsx'
import { EnvironmentNote } from './environment-note.tsx'
import { MailboxSection } from './mailbox-section.tsx'
import { MailForm } from './mail-form.tsx'
import classes from './settings.module.css'
import { useInstallationCall, useMailServer } from './use-installation.ts'

/** The mail server: editable, or read-only where the environment sets it; with a test e-mail. */
export function MailPanel() {
  const { t } = useTranslation()
  const { data, error, refetch } = useMailServer()
  return (
    <div className={classes.panel}>
      <PageHead title={t('settings.mail')} />
      {error && !data ? (
        <ErrorNote error={error} title={t('settings.loadFailed')} onRetry={() => void refetch()} />
      ) : data ? (
        <Section title={t('settings.mail')}>
          <Text className={classes.hint}>{t('settings.mailHint')}</Text>
          {data.source === 'none' ? (
            <Alert color="hay" mb="md" icon={<IconMail size={18} />}>
              {t('settings.mailNone')}
            </Alert>
          ) : null}
          {data.source === 'environment' ? (
            <FromEnvironment server={data} />
          ) : (
            <MailForm server={data} kind="mailServer" />
          )}
          {data.source === 'none' ? null : <TestLetter />}
        </Section>
      ) : (
        <Skeleton height={380} radius="lg" aria-label={t('loading')} />
      )}
      <MailboxSection />
    </div>
  )
}

function FromEnvironment({ server: { host, port, user } }: { server: MailServer }) {
  return (
    <EnvironmentNote>
      <Text className={classes.address}>{[user, `${host}:${port}`].filter(Boolean).join(' · ')}</Text>
    </EnvironmentNote>
  )
}

function TestLetter() {
  const { t } = useTranslation()
  const { run, isBusy } = useInstallationCall()
  const [result, setResult] = useState<MailTest | null>(null)
  const send = async () => setResult(await run(() => client.mailServer.attempt.test(), t('settings.test')))
  return (
    <div>
      <Button mt="md" variant="default" loading={isBusy} onClick={() => void send()}>
        {t('settings.test')}
      </Button>
      <output>
        {result ? (
          <Alert mt="md" color={result.sent ? 'pine' : 'barn'}>
            {result.sent
              ? t('settings.testSent', { to: result.to })
              : t('settings.testFailed', { reason: result.reason })}
          </Alert>
        ) : null}
      </output>
    </div>
  )
}
