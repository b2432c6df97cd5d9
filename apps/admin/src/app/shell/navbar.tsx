import { Burger } from '@mantine/core'
import { formatDayLong } from '@dvor/format/day-text.ts'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { useMatch } from 'react-router'
import { useToday } from '../../core/property/use-today.ts'
import { SearchButton } from '../search/search-button.tsx'
import { Brand } from './brand.tsx'
import { useLayout } from './layout-store.ts'
import classes from './shell.module.css'

const UserMenuPanel = lazy(() => import('./user-menu-panel.tsx').then((m) => ({ default: m.UserMenuPanel })))

interface Props {
  /** Whether there is no sidebar, so that the navbar shows brand and burger. */
  withBrand: boolean
  withBurger: boolean
  onBurger: () => void
}

/** The bar above the content, in the type and colour of the layout options. */
export function Navbar({ withBrand, withBurger, onBurger }: Props) {
  const { t } = useTranslation()
  const { navbar, navbarColor } = useLayout()
  const today = useToday()
  // The dashboard shows the day in its greeting.
  const isSaidBelow = useMatch('/dashboard') !== null
  if (navbar === 'hidden') return withBurger ? <HiddenBar onBurger={onBurger} /> : <SearchButton hidden />
  return (
    <div className={classes.navbarHolder} data-type={navbar} data-color={navbarColor}>
      <div className={classes.bounds}>
        <section className={classes.navbar} aria-label={t('shell.navbar')}>
          {withBurger ? (
            <Burger size="sm" color="currentcolor" onClick={onBurger} aria-label={t('shell.openMenu')} />
          ) : null}
          {withBrand ? <Brand /> : null}
          {withBrand || isSaidBelow ? null : <span className={classes.today}>{formatDayLong(today)}</span>}
          <span className={classes.spacer} />
          <SearchButton />
          <UserMenu />
        </section>
      </div>
    </div>
  )
}

/** The user menu, loaded right after the frame, which reserves its space. */
function UserMenu() {
  return (
    <Suspense fallback={<span className={classes.userPlace} />}>
      <UserMenuPanel />
    </Suspense>
  )
}

/** The burger of a hidden navbar, where there is no sidebar. */
function HiddenBar({ onBurger }: { onBurger: () => void }) {
  const { t } = useTranslation()
  return (
    <header className={classes.bounds}>
      <Burger size="sm" onClick={onBurger} aria-label={t('shell.openMenu')} />
      <SearchButton hidden />
    </header>
  )
}
