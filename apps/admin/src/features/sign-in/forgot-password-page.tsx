import { forgotPassword } from '@dvor/contract/accounts/auth.ts'
import { Anchor, Button, Stack, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { client, type Failure } from '../../core/client/api.ts'
import { useTitle } from '../../core/property/use-title.ts'
import { issuesAgainst } from '../../core/forms/issues-by-field.ts'
import { BlankCard } from './blank-layout.tsx'
import { FormAlert } from './form-alert.tsx'

export function ForgotPasswordPage() {
  const { t } = useTranslation()
  const [failure, setFailure] = useState<Failure | null>(null)
  const [isSent, setSent] = useState(false)
  const form = useForm({
    initialValues: { email: '' },
    validate: (values) => issuesAgainst(forgotPassword, values),
  })
  useTitle(t('auth.forgotTitle'))
  const submit = form.onSubmit(async ({ email }) => {
    const result = await client.auth.attempt.forgotPassword({ email })
    setFailure(result.ok ? null : result.error)
    setSent(result.ok)
  })
  const back = (
    <Anchor component={Link} to="/login" size="sm">
      {t('auth.backToSignIn')}
    </Anchor>
  )
  if (isSent)
    return (
      <BlankCard title={t('auth.linkSent')} hint={t('auth.linkSentHint')}>
        {back}
      </BlankCard>
    )
  return (
    <BlankCard title={t('auth.forgotTitle')} hint={t('auth.forgotHint')}>
      <form onSubmit={submit} noValidate>
        <Stack gap="md">
          <FormAlert failure={failure} />
          <TextInput
            label={t('auth.email')}
            type="email"
            autoComplete="email"
            {...form.getInputProps('email')}
          />
          <Button type="submit" size="md" loading={form.submitting}>
            {t('auth.sendLink')}
          </Button>
          {back}
        </Stack>
      </form>
    </BlankCard>
  )
}
