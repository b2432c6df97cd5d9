import type { Mailbox, MailboxTest } from '@dvor/contract/installation/mail-server.ts'
import { formatInstant } from '@dvor/format/instants.ts'
import { Alert, Button, Skeleton, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { client } from '../../core/client/api.ts'
import { unwrap } from '../../core/client/query-client.ts'
import { ErrorNote } from '../../core/page/notes.tsx'
import { Section } from '../../core/page/section.tsx'
import { MailForm } from './mail-form.tsx'
import classes from './settings.module.css'
import { useInstallationCall } from './use-installation.ts'

/** The mailbox whose e-mails are read, how that went, and a trial. */
export function MailboxSection() {
  const { t } = useTranslation()
  const { data, error, refetch } = useQuery({
    queryKey: ['mailbox'],
    queryFn: async () => unwrap(await client.mailServer.attempt.mailbox()),
  })
  if (error && !data) return <ErrorNote error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton height={380} radius="lg" aria-label={t('loading')} />
  return (
    <Section title={t('settings.mailbox')}>
      <Text className={classes.hint}>{t('settings.mailboxHint')}</Text>
      <State mailbox={data} />
      <MailForm server={data} kind="mailbox" />
      {data.source === 'none' ? null : <Trial />}
    </Section>
  )
}

function State({ mailbox: { source, read_at, problem } }: { mailbox: Mailbox }) {
  const { t } = useTranslation()
  if (source === 'none') return null
  if (problem)
    return (
      <Alert color="barn" mb="md" title={problem}>
        {t('settings.mailboxProblem')}
      </Alert>
    )
  const text = read_at
    ? t('settings.mailboxRead', { when: formatInstant(read_at) })
    : t('settings.mailboxWaits')
  return <Text mb="md">{text}</Text>
}

function Trial() {
  const { t } = useTranslation()
  const { run, isBusy } = useInstallationCall()
  const [result, setResult] = useState<MailboxTest | null>(null)
  const trial = async () =>
    setResult(await run(() => client.mailServer.attempt.testMailbox(), t('settings.mailboxTest')))
  return (
    <div>
      <Button mt="md" variant="default" loading={isBusy} onClick={() => void trial()}>
        {t('settings.mailboxTest')}
      </Button>
      <output>
        {result ? (
          <Alert mt="md" color={result.reason === null ? 'pine' : 'barn'}>
            {result.reason ?? t('settings.mailboxOpens', { count: result.messages ?? 0 })}
          </Alert>
        ) : null}
      </output>
    </div>
  )
}
