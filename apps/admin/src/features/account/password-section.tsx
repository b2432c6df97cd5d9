import { changePassword } from '@dvor/contract/accounts/auth.ts'
import { Button, PasswordInput, Stack, Text } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useTranslation } from 'react-i18next'
import { client } from '../../core/client/api.ts'
import { errorText } from '../../core/client/error-text.ts'
import { useClaims } from '../../core/client/use-claims.ts'
import { useUnsaved } from '../../core/unsaved/unsaved.ts'
import { showSuccess } from '../../core/client/toasts.ts'
import { NewPasswordFields } from '../sign-in/new-password-fields.tsx'
import { Section } from '../../core/page/section.tsx'
import { issuesAgainst } from '../../core/forms/issues-by-field.ts'
import classes from './account.module.css'
import { useAccountAction } from './use-account-action.ts'

const empty = { currentPassword: '', password: '', passwordConfirmation: '' }

function usePasswordForm() {
  const { t } = useTranslation()
  const { run, isBusy } = useAccountAction()
  const form = useForm({ initialValues: empty, validate: (values) => issuesAgainst(changePassword, values) })
  useUnsaved(form.isDirty(), isBusy)
  const submit = form.onSubmit(async (values) => {
    const changed = await run(async () => {
      const result = await client.auth.attempt.changePassword(values)
      if (!result.ok && result.error.code === 'credentials_invalid')
        form.setFieldError('currentPassword', t('guards.proofWrong'))
      if (!result.ok && result.error.code === 'password_weak')
        form.setFieldError('password', errorText(result.error))
      return result
    }, t('account.passwordFailed'))
    if (!changed) return
    form.reset()
    showSuccess(t('account.passwordChanged'))
  })
  return { form, submit, isBusy }
}

/** Form to change the own password. */
export function PasswordSection() {
  const { t } = useTranslation()
  const { form, submit, isBusy } = usePasswordForm()
  const name = useClaims()?.username ?? ''
  return (
    <Section title={t('account.password')}>
      <Text c="dimmed" mb="md" className={classes.text}>
        {t('account.passwordHint')}
      </Text>
      <form onSubmit={submit} noValidate>
        {/* For password managers, which store a password with a user name. */}
        <input type="text" autoComplete="username" value={name} readOnly hidden />
        <Stack gap="md" className={classes.form}>
          <PasswordInput
            label={t('account.currentPassword')}
            autoComplete="current-password"
            {...form.getInputProps('currentPassword')}
          />
          <NewPasswordFields inputProps={form.getInputProps} hint={t('auth.resetHint')} />
          <div>
            <Button type="submit" loading={isBusy}>
              {t('account.changePassword')}
            </Button>
          </div>
        </Stack>
      </form>
    </Section>
  )
}
