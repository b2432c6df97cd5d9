import { Button, Text } from '@mantine/core'
import { IconLogout } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { client } from '../app/api.ts'
import { showSuccess } from '../app/toasts.ts'
import { Section } from '../reservations/section.tsx'
import classes from './account.module.css'
import { SessionList } from './session-list.tsx'
import { useAccountAction } from './use-account-action.ts'
import { useSessions } from './use-account.ts'

/** Where one is signed in, and the way out of all of it but here. */
export function SessionsSection() {
  const { t } = useTranslation()
  return (
    <Section title={t('account.sessions')}>
      <Text c="dimmed" className={classes.text}>
        {t('account.sessionsHint')}
      </Text>
      <SessionList />
      <EndOthers />
    </Section>
  )
}

function EndOthers() {
  const { t } = useTranslation()
  const { data = [] } = useSessions()
  const { run, isBusy } = useAccountAction()
  if (!data.some(({ current }) => !current)) return null
  const end = async () => {
    if (await run(() => client.account.attempt.endOtherSessions(), t('account.endFailed')))
      showSuccess(t('account.ended'))
  }
  return (
    <Button
      mt="md"
      variant="default"
      loading={isBusy}
      leftSection={<IconLogout size={17} />}
      onClick={() => void end()}
    >
      {t('account.endOthers')}
    </Button>
  )
}
