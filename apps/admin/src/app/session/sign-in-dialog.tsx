import { Button, Group, Modal, Stack, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useOpenDialog } from '../../core/unsaved/open-dialogs.ts'
import type { SignInPrompt } from './sign-in-prompt.ts'
import { SignInFields } from '../../features/sign-in/sign-in-fields.tsx'
import { useSignIn } from '../../features/sign-in/use-sign-in.ts'

interface Props {
  prompt: SignInPrompt
}

/** The sign-in in a dialog over a form, so that nothing typed in it is lost; waiting calls then go on. */
export function SignInDialog({ prompt }: Props) {
  const { t } = useTranslation()
  useOpenDialog(true)
  // `sign-in-prompt.ts` follows the session and closes the request.
  const signIn = useSignIn(() => undefined, prompt.person.username)
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
            <Button variant="subtle" onClick={() => prompt.answer(false)}>
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
