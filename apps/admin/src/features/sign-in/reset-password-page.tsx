import { resetPassword as resetSchema } from '@dvor/contract/accounts/auth.ts'
import { Alert, Anchor, Button, Stack } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { client, type Failure } from '../../core/client/api.ts'
import { showSuccess } from '../../core/client/toasts.ts'
import { useTitle } from '../../core/property/use-title.ts'
import { issuesAgainst } from '../../core/forms/issues-by-field.ts'
import { NewPasswordFields } from './new-password-fields.tsx'
import { BlankCard } from './blank-layout.tsx'
import { FormAlert } from './form-alert.tsx'

const empty = { password: '', passwordConfirmation: '' }

function useReset(code: string) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const [failure, setFailure] = useState<Failure | null>(null)
  const form = useForm({
    initialValues: empty,
    validate: (values) => issuesAgainst(resetSchema, { ...values, code }),
  })
  const submit = form.onSubmit(
    async (values) => {
      const result = await client.auth.attempt.resetPassword({ ...values, code })
      if (!result.ok) return setFailure(result.error)
      showSuccess(t('auth.passwordSaved'))
      await navigate('/login', { replace: true })
    },
    (errors) => {
      if (errors['code']) setFailure({ status: 400, code: 'code_invalid', message: '' })
    },
  )
  return { form, submit, failure }
}

/** Form of a new password with the code from the e-mail (`?code=…`). */
export function ResetPasswordPage() {
  const { t } = useTranslation()
  const [params] = useSearchParams()
  const code = params.get('code') ?? ''
  const { form, submit, failure } = useReset(code)
  useTitle(t('auth.resetTitle'))
  return (
    <BlankCard title={t('auth.resetTitle')} hint={t('auth.resetHint')}>
      <form onSubmit={submit} noValidate>
        <Stack gap="md">
          {code ? null : (
            <Alert color="barn" variant="light">
              {t('auth.noCode')}
            </Alert>
          )}
          <FormAlert failure={failure} />
          <NewPasswordFields inputProps={form.getInputProps} />
          <Button type="submit" size="md" loading={form.submitting} disabled={!code}>
            {t('auth.savePassword')}
          </Button>
          <Anchor component={Link} to="/login" size="sm">
            {t('auth.backToSignIn')}
          </Anchor>
        </Stack>
      </form>
    </BlankCard>
  )
}
