import { credentials } from '@dvor/contract/auth.ts'
import { fieldIssues } from '@dvor/contract/issues.ts'
import { Alert, Anchor, Button, Checkbox, PasswordInput, Stack, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { client, type Failure } from '../app/api.ts'
import { homeOf } from '../app/guard.ts'
import { useTitle } from '../app/use-title.ts'
import { issuesByField } from '../resource/issues-by-field.ts'
import classes from './auth.module.css'
import { BlankCard } from './blank-layout.tsx'
import { FormAlert } from './form-alert.tsx'

const empty = { identifier: '', password: '', rememberMe: false }

function issuesOf(values: typeof empty) {
  const result = credentials.safeParse(values, { reportInput: true })
  return result.success ? {} : issuesByField(fieldIssues(result.error.issues))
}

/** Only a path of our own: an address from outside is no place to go to after signing in. */
const safePath = (path: string | null): string | null => (path && /^\/(?![/\\])/.test(path) ? path : null)

function useSignIn() {
  const navigate = useNavigate()
  const [params] = useSearchParams()
  const [failure, setFailure] = useState<Failure | null>(null)
  const [isSending, setSending] = useState(false)
  const form = useForm({ initialValues: empty, validate: issuesOf })
  const submit = form.onSubmit(async (values) => {
    setSending(true)
    const result = await client.auth.attempt.signIn(values)
    setSending(false)
    if (!result.ok) return setFailure(result.error)
    await navigate(safePath(params.get('to')) ?? homeOf(result.value.user.role), { replace: true })
  })
  return { form, submit, failure, isSending, hasExpired: params.has('expired') }
}

export function LoginPage() {
  const { t } = useTranslation()
  const { form, submit, failure, isSending, hasExpired } = useSignIn()
  useTitle(t('auth.signIn'))
  return (
    <BlankCard title={t('auth.welcome')} hint={t('auth.welcomeHint')}>
      <form onSubmit={submit} noValidate>
        <Stack gap="md">
          {hasExpired && !failure ? (
            <Alert color="hay" variant="light">
              {t('auth.expired')}
            </Alert>
          ) : null}
          <FormAlert failure={failure} />
          <TextInput
            label={t('auth.identifier')}
            autoComplete="username"
            {...form.getInputProps('identifier')}
          />
          <PasswordInput
            label={t('auth.password')}
            autoComplete="current-password"
            {...form.getInputProps('password')}
          />
          <div className={classes.row}>
            <Checkbox
              label={t('auth.remember')}
              {...form.getInputProps('rememberMe', { type: 'checkbox' })}
            />
            <Anchor component={Link} to="/forgot-password" size="sm">
              {t('auth.forgot')}
            </Anchor>
          </div>
          <Button type="submit" size="md" loading={isSending}>
            {t('auth.signIn')}
          </Button>
        </Stack>
      </form>
    </BlankCard>
  )
}
