import { Avatar, Menu, UnstyledButton } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconHome, IconLogout, IconUserCircle } from '@tabler/icons-react'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { usePerson } from '../../core/client/person.ts'
import { roleName } from '../../core/texts/role-name.ts'
import { useClaims } from '../../core/client/use-claims.ts'
import { useSignOut } from '../session/use-sign-out.ts'
import { hasUnsaved } from '../../core/unsaved/unsaved.ts'
import { defaultOptions, skins } from './layout-options.ts'
import { changeLayout, useLayout } from './layout-store.ts'
import classes from './shell.module.css'

const LeaveDialog = lazy(() =>
  import('../../core/unsaved/leave-dialog.tsx').then((m) => ({ default: m.LeaveDialog })),
)

/** The user menu: the signed-in person, the skin, links to the site and the account, sign-out (docs/product.md, Back office). */
export function UserMenuPanel() {
  const { t } = useTranslation()
  const claims = useClaims()
  const signOut = useSignOut()
  const [isConfirming, question] = useDisclosure(false)
  const name = claims?.username ?? t('shell.noUser')
  const person = usePerson()
  const role = person
    ? person.role === 'admin'
      ? person.role
      : roleName(person)
    : t('shell.unauthenticated')
  return (
    <>
      <Menu position="bottom-end" width={230}>
        <Menu.Target>
          <UnstyledButton className={classes.userButton}>
            <span className="hidden-text">{t('shell.userMenu')}</span>
            <span className={classes.userText}>
              <span className={classes.userName}>{name}</span>
              <span className={classes.userRole}>{role}</span>
            </span>
            <Avatar src={claims?.avatar} alt="" color="pine" name={name} size={38} aria-hidden />
          </UnstyledButton>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item component="a" href="/uvod" leftSection={<IconHome size={17} />}>
            {t('shell.toSite')}
          </Menu.Item>
          {person ? (
            <Menu.Item component={Link} to="/my-account" leftSection={<IconUserCircle size={17} />}>
              {t('shell.account')}
            </Menu.Item>
          ) : null}
          <Menu.Divider />
          <Menu.Label>{t('shell.skin')}</Menu.Label>
          <SkinItems />
          <Menu.Divider />
          <Menu.Item
            leftSection={<IconLogout size={17} />}
            onClick={() => (hasUnsaved() ? question.open() : signOut())}
          >
            {t('shell.signOut')}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      {isConfirming ? (
        <Suspense>
          <LeaveDialog
            title={t('form.signOutTitle')}
            leave={t('shell.signOut')}
            onStay={question.close}
            onLeave={signOut}
          />
        </Suspense>
      ) : null}
    </>
  )
}

function SkinItems() {
  const { t } = useTranslation()
  const { skin } = useLayout()
  return (
    <Menu.RadioGroup value={skin} onChange={(value) => changeLayout({ skin: skinOf(value) })}>
      {skins.map((name) => (
        <Menu.RadioItem key={name} value={name} closeMenuOnClick={false}>
          {t(`shell.skins.${name}`)}
        </Menu.RadioItem>
      ))}
    </Menu.RadioGroup>
  )
}

const skinOf = (value: string | null) => skins.find((name) => name === value) ?? defaultOptions.skin
