import { dayParts } from '@dvor/format/days.ts'
import { ActionIcon } from '@mantine/core'
import { useDisclosure, useMediaQuery } from '@mantine/hooks'
import { IconArrowUp } from '@tabler/icons-react'
import { lazy, Suspense, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { Outlet, ScrollRestoration, Link, useLocation } from 'react-router'
import { useToday } from '../../core/property/use-today.ts'
import { useLiveUpdates } from '../session/use-live-updates.ts'
import { OfflineBar } from '../offline/offline-bar.tsx'
import { SessionDialogs } from '../session/session-dialogs.tsx'
import { isCustomizerOn, programVersion, useBrand } from '../../core/property/brand.ts'
import { OpenDeletionDialog } from '../../core/deletion/open-deletion-dialog.tsx'
import { OpenUndoDialog } from '../../core/undo/open-undo-dialog.tsx'
import { LeaveGuard } from '../../core/forms/leave-guard.tsx'
import { ScreenTabs } from '../menu/screen-tabs.tsx'
import { TabBar } from '../menu/tab-bar.tsx'
import { limits } from './layout-options.ts'
import { useLayout } from './layout-store.ts'
import { Navbar } from './navbar.tsx'
import { Sidebar } from './sidebar.tsx'
import { useNextKey } from './use-next-key.ts'
import { useMay } from '../../core/client/person.ts'
import { useSettings } from '../../core/property/use-settings.ts'
import classes from './shell.module.css'
import bannerClasses from './sample-banner.module.css'

const HorizontalMenu = lazy(() =>
  import('../menu/horizontal-menu.tsx').then((m) => ({ default: m.HorizontalMenu })),
)
const MenuDrawer = lazy(() => import('./menu-drawer.tsx').then((m) => ({ default: m.MenuDrawer })))
const Customizer = lazy(() => import('./customizer.tsx').then((m) => ({ default: m.Customizer })))

/** The admin's frame: menu, navbar, content, footer (docs/product.md, Back office). */
export function Layout() {
  const { t } = useTranslation()
  const options = useLayout()
  useLiveUpdates()
  useNextKey()
  const isWide = useMediaQuery(`(min-width: ${limits.verticalBelow}px)`, true, {
    getInitialValueInEffect: false,
  })
  const isPhone = useMediaQuery(`(max-width: ${limits.tabsUpTo}px)`, false, {
    getInitialValueInEffect: false,
  })
  const [menuOpened, menu] = useDisclosure(false)
  const isHorizontal = isWide && options.layout === 'horizontal'
  const navbar = (
    <Navbar withBrand={!isWide || isHorizontal} withBurger={!isWide && !isPhone} onBurger={menu.open} />
  )
  return (
    <div className={classes.shell} data-width={options.contentWidth} data-tabs={isPhone || undefined}>
      <a href="#content" className={classes.skip}>
        {t('shell.skipToContent')}
      </a>
      {isWide && !isHorizontal ? <Sidebar /> : null}
      {isWide ? null : (
        <Suspense>
          <MenuDrawer opened={menuOpened} onClose={menu.close} />
        </Suspense>
      )}
      <div className={classes.column}>
        <OfflineBar />
        <SampleBanner />
        {isHorizontal ? <HorizontalHead>{navbar}</HorizontalHead> : navbar}
        <main id="content" tabIndex={-1} className={`${classes.bounds} ${classes.main}`}>
          <ScreenTabs />
          <Outlet />
        </main>
        <Footer />
      </div>
      {isPhone ? <TabBar onMore={menu.open} /> : null}
      <ScrollToTop />
      <LeaveGuard />
      <SessionDialogs />
      <OpenDeletionDialog />
      <OpenUndoDialog />
      <ScrollRestoration getKey={(location) => location.pathname} />
      {isCustomizerOn() ? (
        <Suspense>
          <Customizer />
        </Suspense>
      ) : null}
    </div>
  )
}

/** Appears after 300 px of scrolling (docs/product.md, Texts and numbers). */
function ScrollToTop() {
  const { t } = useTranslation()
  if (!useScrolledPast(limits.scrollToTopAfter)) return null
  return (
    <ActionIcon
      className={classes.toTop}
      size={44}
      radius="xl"
      aria-label={t('shell.scrollToTop')}
      onClick={() => window.scrollTo({ top: 0, behavior: 'smooth' })}
    >
      <IconArrowUp size={20} />
    </ActionIcon>
  )
}

/** The copyright line (docs/product.md, Back office), and the version of the program. */
function Footer() {
  const { footer } = useLayout()
  const { name } = useBrand()
  const today = useToday()
  const { t } = useTranslation()
  if (footer === 'hidden') return null
  return (
    <footer className={classes.footer} data-type={footer}>
      <div className={classes.bounds}>
        <span>{`@ ${name} ${dayParts(today).year} All right reserved`}</span>
        <span className={classes.version}>{t('shell.version', { version: programVersion() })}</span>
      </div>
    </footer>
  )
}

/** Navbar and menu bar; after 65 px of scrolling they float over the page (docs/product.md, Texts and numbers). */
function HorizontalHead({ children }: { children: React.ReactNode }) {
  const scrolled = useScrolledPast(limits.navbarChangesAfter)
  return (
    <div className={classes.horizontalHead} data-scrolled={scrolled || undefined}>
      {children}
      <div className={classes.barMenu}>
        <div className={classes.bounds}>
          <Suspense>
            <HorizontalMenu />
          </Suspense>
        </div>
      </div>
    </div>
  )
}

function subscribe(listener: () => void) {
  window.addEventListener('scroll', listener, { passive: true })
  return () => window.removeEventListener('scroll', listener)
}

/** Whether the page is scrolled further than the given pixels. */
const useScrolledPast = (pixels: number): boolean =>
  useSyncExternalStore(subscribe, () => window.scrollY > pixels)

/** Says that sample mode is on, with a link to leave it for who may. */
function SampleBanner() {
  return useSettings()?.sample_mode ? <SampleNote /> : null
}

function SampleNote() {
  const { t } = useTranslation()
  const { pathname } = useLocation()
  const may = useMay()
  return (
    <output className={bannerClasses.sample}>
      {t('shell.sampleMode')}{' '}
      {pathname === '/sample-mode' || !may('settings.edit') ? null : (
        <Link to="/sample-mode">{t('shell.leaveSample')}</Link>
      )}
    </output>
  )
}
