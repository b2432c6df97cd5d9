import { Button, Group } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { usePerson } from '../../core/client/person.ts'
import { homeOf, isAllowed } from './home-path.ts'
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

/** Leads to the public site who may not use the back office at all. */
function HomeButton() {
  const { t } = useTranslation()
  const person = usePerson()
  const signOut = useSignOut()
  return (
    <Group>
      {person && isAllowed(person) ? (
        <Button component={Link} to={homeOf(person)}>
          {t('auth.toHome')}
        </Button>
      ) : (
        <Button component="a" href="/uvod">
          {t('auth.toHome')}
        </Button>
      )}
      {person ? (
        <Button variant="default" onClick={signOut}>
          {t('shell.signOut')}
        </Button>
      ) : null}
    </Group>
  )
}
