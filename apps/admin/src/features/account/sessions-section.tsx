import { Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { client } from '../../core/client/api.ts'
import { Section } from '../../core/page/section.tsx'
import classes from './account.module.css'
import { EndSessionsButton } from './end-sessions-button.tsx'
import { SessionList } from './session-list.tsx'
import { useOwnAddress, useSessions } from './use-account.ts'

/** The own sessions, with a button to end all others. */
export function SessionsSection() {
  const { t } = useTranslation()
  return (
    <Section title={t('account.sessions')}>
      <Text c="dimmed" className={classes.text}>
        {t('account.sessionsHint')}
      </Text>
      <OwnAddress />
      <SessionList />
      <EndOthers />
    </Section>
  )
}

function EndOthers() {
  const { t } = useTranslation()
  const { data = [] } = useSessions()
  if (!data.some(({ current }) => !current)) return null
  return (
    <EndSessionsButton
      label={t('account.endOthers')}
      end={() => client.account.attempt.endOtherSessions()}
      done={t('account.ended')}
      failed={t('account.endFailed')}
    />
  )
}

/** The IP address under which this device is connected, as the API or the named service sees it. */
function OwnAddress() {
  const { t } = useTranslation()
  const { data: ip } = useOwnAddress()
  return ip ? <Text size="sm">{t('account.ownAddress', { ip })}</Text> : null
}
