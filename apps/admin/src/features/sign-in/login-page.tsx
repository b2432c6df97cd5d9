import { Alert, Anchor, Button, Stack } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { homeOf, ownPath } from './home-path.ts'
import { useTitle } from '../../core/property/use-title.ts'
import { BlankCard } from './blank-layout.tsx'
import { SignInFields } from './sign-in-fields.tsx'
import { useSignIn } from './use-sign-in.ts'

export function LoginPage() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const [params] = useSearchParams()
  const signIn = useSignIn(({ role }) =>
    navigate(ownPath(params.get('to')) ?? homeOf(role), { replace: true }),
  )
  useTitle(t('auth.signIn'))
  return (
    <BlankCard title={t('auth.welcome')} hint={t('auth.welcomeHint')}>
      <form onSubmit={signIn.submit} noValidate>
        <Stack gap="md">
          {params.has('expired') && !signIn.failure ? (
            <Alert color="hay" variant="light">
              {t('auth.expired')}
            </Alert>
          ) : null}
          <SignInFields signIn={signIn}>
            <Anchor component={Link} to="/forgot-password" size="sm">
              {t('auth.forgot')}
            </Anchor>
          </SignInFields>
          <Button type="submit" size="md" loading={signIn.isSending}>
            {t('auth.signIn')}
          </Button>
        </Stack>
      </form>
    </BlankCard>
  )
}
