import { users } from '@dvor/contract/collections/users.ts'
import { Button, Text, Title } from '@mantine/core'
import { IconLogout } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { client } from '../app/api.ts'
import { showFailure, showSuccess } from '../app/toasts.ts'
import { EditPage } from '../resource/edit-page.tsx'
import { ListPage } from '../resource/list-page.tsx'
import { AddDialog } from './add-dialog.tsx'
import classes from './gallery.module.css'
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
  return <EditPage collection={users} below={(user) => <Sessions userId={user.id} />} />
}

/** Signs the user out everywhere (DELETE /users/{id}/sessions). */
function Sessions({ userId }: { userId: string }) {
  const { t } = useTranslation()
  const [isEnding, setEnding] = useState(false)
  const end = async () => {
    setEnding(true)
    const result = await client.auth.attempt.endSessions(userId)
    setEnding(false)
    if (result.ok) showSuccess(t('users.sessionsEnded'))
    else showFailure(t('users.sessionsFailed'), result.error)
  }
  return (
    <div className={classes.beside}>
      <section className={`card ${classes.section}`}>
        <Title order={2}>{t('users.sessions')}</Title>
        <Text c="dimmed" mb="md">
          {t('users.sessionsHint')}
        </Text>
        <Button
          variant="default"
          loading={isEnding}
          leftSection={<IconLogout size={17} />}
          onClick={() => void end()}
        >
          {t('users.endSessions')}
        </Button>
      </section>
    </div>
  )
}
