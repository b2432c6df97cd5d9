import { useEffect, useRef } from 'react'
import { NavLink, useLocation } from 'react-router'
import { PageLink } from '../links/page-link.tsx'
import { pagesFade } from '../links/pages-fade.ts'
import type { TextKey } from './frame-texts.ts'
import { LanguageSwitch } from './language-switch.tsx'
import { LinkButton } from './link-button.tsx'
import type { Settings } from '../client/load-frame.ts'
import { Logo } from './logo.tsx'
import { useWords } from '../language/use-language.ts'
import { frameWords } from './frame-texts.ts'
import classes from './navigation.module.css'

interface NavigationLink {
  to: string
  text: TextKey
}

/** The seven links of docs/product.md, section 2, in its order; on large screens the logo stands between the halves. */
const leading: readonly NavigationLink[] = [
  { to: '/o-nas', text: 'nav.about' },
  { to: '/ubytovanie', text: 'nav.stays' },
  { to: '/aktivity', text: 'nav.services' },
  { to: '/vylety', text: 'nav.trips' },
]
const trailing: readonly NavigationLink[] = [
  { to: '/galeria', text: 'nav.gallery' },
  { to: '/nasa-produkcia', text: 'nav.products' },
  { to: '/kontakt', text: 'nav.contact' },
]

export function Navigation({ settings }: { settings: Settings | null | undefined }) {
  const words = useWords(frameWords)
  return (
    <header className={classes.siteHeader} data-screen-only>
      <nav className={classes.siteNav} aria-label={words['nav.label']}>
        <LinkList className={`${classes.half} ${classes.halfLeading}`} links={leading} />
        <PageLink
          className={classes.logo}
          to="/"
          aria-label={settings ? `${settings.business_name}, ${words['nav.home']}` : words['nav.home']}
        >
          {settings && <Logo settings={settings} />}
        </PageLink>
        <LinkList className={`${classes.half} ${classes.halfTrailing}`} links={trailing} />
        <div className={classes.ways}>
          <LanguageSwitch />
          <LinkButton className={classes.book} to="/rezervacia" size="small">
            {words['nav.book']}
          </LinkButton>
        </div>
        <FoldedMenu />
      </nav>
    </header>
  )
}

function LinkList({ links, className }: { links: readonly NavigationLink[]; className?: string }) {
  const words = useWords(frameWords)
  return (
    <ul className={className}>
      {links.map(({ to, text }) => (
        <li key={to}>
          <NavLink className={classes.link} to={to} viewTransition={pagesFade()}>
            {words[text]}
          </NavLink>
        </li>
      ))}
    </ul>
  )
}

/** The menu of small screens; a `<details>` element opens without scripts too. */
function FoldedMenu() {
  const words = useWords(frameWords)
  const menu = useRef<HTMLDetailsElement>(null)
  const { key } = useLocation()
  const shownAt = useRef(key)
  useEffect(() => {
    // Not when scripts begin: the press that starts them may have opened the menu.
    if (shownAt.current !== key) menu.current?.removeAttribute('open')
    shownAt.current = key
  }, [key])
  useEffect(() => closeOnEscape(menu.current), [])
  return (
    <details ref={menu} className={classes.folded}>
      <summary className={classes.toggle}>
        <span className={classes.bars} aria-hidden="true" />
        <span className={classes.toggleText}>{words['nav.toggle']}</span>
      </summary>
      <LinkList className={classes.panel} links={[...leading, ...trailing]} />
    </details>
  )
}

/** Folds the menu on Escape and returns the focus to its toggle. */
function closeOnEscape(menu: HTMLDetailsElement | null) {
  const listen = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !menu?.open) return
    menu.open = false
    menu.querySelector('summary')?.focus()
  }
  menu?.addEventListener('keydown', listen)
  return () => menu?.removeEventListener('keydown', listen)
}
