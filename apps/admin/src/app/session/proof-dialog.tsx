import { Button, Group, Modal, PasswordInput, Stack, Text } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { client, type Failure } from '../../core/client/api.ts'
import { issueText } from '../../core/client/error-text.ts'
import { useOpenDialog } from '../../core/unsaved/open-dialogs.ts'
import { CodeField } from '../../features/sign-in/code-field.tsx'
import { FormAlert } from '../../features/sign-in/form-alert.tsx'
import type { ProofPrompt } from './proof-prompt.ts'

function useProof(answer: ProofPrompt) {
  const { t } = useTranslation()
  const [failure, setFailure] = useState<Failure | null>(null)
  const [needsCode, setNeedsCode] = useState(false)
  const form = useForm({
    initialValues: { password: '', code: '' },
    validate: {
      password: (value) => (value ? null : issueText('required')),
      code: (value) => (needsCode && value.trim().length < 6 ? issueText('required') : null),
    },
  })
  const submit = form.onSubmit(async ({ password, code }) => {
    const result = await client.auth.attempt.prove({ password, ...(needsCode && { code }) })
    if (result.ok) return answer(true)
    const { error } = result
    setFailure(null)
    if (error.code === 'credentials_invalid') form.setFieldError('password', t('guards.proofWrong'))
    else if (error.code === 'second_factor_needed') setNeedsCode(true)
    else setFailure(error)
  })
  return { form, submit, failure, needsCode }
}

/** Asks for the password before a sensitive call; once it is right, the call goes on. */
export function ProofDialog({ answer }: { answer: ProofPrompt }) {
  const { t } = useTranslation()
  const { form, submit, failure, needsCode } = useProof(answer)
  const isOnTop = useOpenDialog(true)
  return (
    <Modal
      opened
      onClose={() => isOnTop() && answer(false)}
      closeOnClickOutside={false}
      zIndex={400}
      title={t('guards.proofTitle')}
      closeButtonProps={{ 'aria-label': t('close') }}
    >
      <form onSubmit={submit} noValidate>
        <Stack gap="md">
          <Text>{t('guards.proofHint')}</Text>
          <FormAlert failure={failure} />
          <PasswordInput
            label={t('auth.password')}
            autoComplete="current-password"
            data-autofocus
            {...form.getInputProps('password')}
          />
          {needsCode ? <CodeField {...form.getInputProps('code')} /> : null}
          <Group justify="flex-end">
            <Button variant="subtle" onClick={() => answer(false)}>
              {t('cancel')}
            </Button>
            <Button type="submit" loading={form.submitting}>
              {t('guards.proofConfirm')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  )
}
