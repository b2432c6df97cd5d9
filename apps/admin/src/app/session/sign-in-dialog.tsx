import { Button, Group, Modal, Stack, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { SignInPrompt } from './sign-in-again.ts'
import { SignInFields } from '../../features/sign-in/sign-in-fields.tsx'
import { useSignIn } from '../../features/sign-in/use-sign-in.ts'

interface Props {
  asking: SignInPrompt
}

/** Signing in again over a form, so that nothing typed in it is lost; what had to wait then goes on. */
export function SignInDialog({ asking }: Props) {
  const { t } = useTranslation()
  // The session itself tells `sign-in-again.ts` that somebody is back.
  const signIn = useSignIn(() => undefined, asking.person.username)
  return (
    <Modal
      opened
      onClose={() => undefined}
      withCloseButton={false}
      closeOnClickOutside={false}
      closeOnEscape={false}
      zIndex={400}
      title={t('guards.signInTitle')}
    >
      <form onSubmit={signIn.submit} noValidate>
        <Stack gap="md">
          <Text>{t('guards.signInHint')}</Text>
          <SignInFields signIn={signIn} />
          <Group justify="flex-end">
            <Button variant="subtle" onClick={() => asking.answer(false)}>
              {t('guards.signInLeave')}
            </Button>
            <Button type="submit" loading={signIn.isSending}>
              {t('auth.signIn')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  )
}
