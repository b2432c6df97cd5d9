import type { OpenSession } from '@dvor/contract/accounts/account.ts'
import { formatInstant } from '@dvor/format/instants.ts'
import { Badge, Button, Skeleton, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { client } from '../../core/client/api.ts'
import { showSuccess } from '../../core/client/toasts.ts'
import { ErrorNote } from '../../core/page/notes.tsx'
import classes from './account.module.css'
import { useAccountAction } from './use-account-action.ts'
import { useSessions } from './use-account.ts'

const { attempt } = client.account

/** Sessions of an account, each with a button to end it. Without an id, those of the signed-in person. */
export function SessionList({ userId }: { userId?: string }) {
  const { t } = useTranslation()
  const { data, error, refetch } = useSessions(userId)
  if (error && !data)
    return <ErrorNote error={error} title={t('account.sessionsFailed')} onRetry={() => void refetch()} />
  if (!data) return <Skeleton height={140} mt="md" aria-label={t('loading')} />
  if (data.length === 0) return <Text mt="md">{t('account.noSessions')}</Text>
  return (
    <ul className={classes.sessions}>
      {data.map((session) => (
        <SessionItem key={session.id} session={session} userId={userId} />
      ))}
    </ul>
  )
}

interface ItemProps {
  session: OpenSession
  userId: string | undefined
}

function SessionItem({ session, userId }: ItemProps) {
  const { t } = useTranslation()
  const device = session.device || t('account.unknownDevice')
  const times = [
    t('account.signedIn', { when: formatInstant(session.signedInAt) }),
    t('account.lastUsed', { when: formatInstant(session.lastUsedAt) }),
    t('account.lasts', { when: formatInstant(session.expiresAt) }),
  ]
  return (
    <li className={classes.session}>
      <div>
        <p className={classes.device}>
          {device}
          {session.current ? <Badge variant="light">{t('account.thisDevice')}</Badge> : null}
        </p>
        <p className={classes.times}>
          {times.map((time) => (
            <span key={time}>{time}</span>
          ))}
        </p>
      </div>
      {session.current ? null : <EndButton session={session} userId={userId} device={device} />}
    </li>
  )
}

function EndButton({ session, userId, device }: ItemProps & { device: string }) {
  const { t } = useTranslation()
  const { run, isBusy } = useAccountAction()
  const end = async () => {
    const call = () =>
      userId ? client.users.attempt.endSessionOf(userId, session.id) : attempt.endOwnSession(session.id)
    if (await run(call, t('account.endFailed'))) showSuccess(`${t('account.ended')}: ${device}`)
  }
  return (
    <Button
      size="xs"
      variant="default"
      loading={isBusy}
      aria-label={`${t('account.endSession')}: ${device}`}
      onClick={() => void end()}
    >
      {t('account.endSession')}
    </Button>
  )
}
