import { Button, Group } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { homeOf, isHomeRefused } from '../../features/sign-in/home-path.ts'
import { useClaims } from '../../core/client/use-claims.ts'
import { useSignOut } from './use-sign-out.ts'
import { useTitle } from '../../core/property/use-title.ts'
import { BlankCard } from '../../features/sign-in/blank-layout.tsx'

interface Props {
  reason: 'notAllowed' | 'notAuthorized'
}

export const NotAllowedPage = () => <DeniedPage reason="notAllowed" />
export const NotAuthorizedPage = () => <DeniedPage reason="notAuthorized" />

/** Says why a page is closed, with a button to the home of the role (docs/product.md, Access). */
function DeniedPage({ reason }: Props) {
  const { t } = useTranslation()
  useTitle(t(`auth.${reason}`))
  return (
    <BlankCard title={t(`auth.${reason}`)} hint={t(`auth.${reason}Hint`)}>
      <HomeButton />
    </BlankCard>
  )
}

/** Leads to the public site where the role may not open its home either. */
function HomeButton() {
  const { t } = useTranslation()
  const role = useClaims()?.role ?? null
  const signOut = useSignOut()
  const home = isHomeRefused(role) ? '/uvod' : homeOf(role)
  return (
    <Group>
      {home === '/dashboard' ? (
        <Button component={Link} to={home}>
          {t('auth.toHome')}
        </Button>
      ) : (
        <Button component="a" href={home}>
          {t('auth.toHome')}
        </Button>
      )}
      {role ? (
        <Button variant="default" onClick={signOut}>
          {t('shell.signOut')}
        </Button>
      ) : null}
    </Group>
  )
}
