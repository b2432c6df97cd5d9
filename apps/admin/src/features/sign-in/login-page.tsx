import { Alert, Anchor, Button, Stack } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Link, useRevalidator, useSearchParams } from 'react-router'
import { useTitle } from '../../core/property/use-title.ts'
import { BlankCard } from './blank-layout.tsx'
import { SignInFields } from './sign-in-fields.tsx'
import { useSignIn } from './use-sign-in.ts'

export function LoginPage() {
  const { t } = useTranslation()
  const { revalidate } = useRevalidator()
  const [params] = useSearchParams()
  // The guard of this screen leads on whoever is signed in.
  const signIn = useSignIn(revalidate)
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
