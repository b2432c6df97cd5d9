import { users } from '@dvor/contract/collections/accounts/users.ts'
import { Text, Title } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { EndSessionsButton } from '../account/end-sessions-button.tsx'
import { SessionList } from '../account/session-list.tsx'
import { UsersFactor } from '../account/users-factor.tsx'
import { client } from '../../core/client/api.ts'
import { EditPage } from '../../core/screens/edit-page.tsx'
import { ListPage } from '../../core/screens/list-page.tsx'
import { AddDialog } from '../../core/forms/add-dialog.tsx'
import classes from '../../core/screens/below-form.module.css'
import { InviteForm } from './invite-form.tsx'

export function UserListPage() {
  const { t } = useTranslation()
  return (
    <ListPage
      collection={users}
      action={
        <AddDialog title={t('users.inviteTitle')} label={t('users.invite')}>
          {(close) => <InviteForm onDone={close} />}
        </AddDialog>
      }
    />
  )
}

export function UserEditPage() {
  return (
    <EditPage
      collection={users}
      below={(user) => (
        <div className={classes.beside}>
          <Sessions userId={user.id} />
          <Factor userId={user.id} />
        </div>
      )}
    />
  )
}

function Factor({ userId }: { userId: string }) {
  const { t } = useTranslation()
  return (
    <section className={`card ${classes.section}`}>
      <Title order={2}>{t('account.othersFactor')}</Title>
      <UsersFactor userId={userId} />
    </section>
  )
}

/** Sessions of the user, to end one or all (DELETE /users/{id}/sessions). */
function Sessions({ userId }: { userId: string }) {
  const { t } = useTranslation()
  return (
    <section className={`card ${classes.section}`}>
      <Title order={2}>{t('users.sessions')}</Title>
      <Text c="dimmed">{t('users.sessionsHint')}</Text>
      <SessionList userId={userId} />
      <EndSessionsButton
        label={t('users.endSessions')}
        end={() => client.users.attempt.endSessions(userId)}
        done={t('users.sessionsEnded')}
        failed={t('users.sessionsFailed')}
      />
    </section>
  )
}
