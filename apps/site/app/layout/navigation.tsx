import { useEffect, useRef } from 'react'
import { Link, NavLink, useLocation } from 'react-router'
import type { TextKey } from '../texts/sk.ts'
import { LanguageSwitch } from './language-switch.tsx'
import { LinkButton } from './link-button.tsx'
import { Logo } from './logo.tsx'
import { useText } from '../texts/use-text.ts'
import './navigation.css'

interface NavigationLink {
  to: string
  text: TextKey
}

/** The seven links of spec section 2, in its order; on large screens the logo stands between the halves. */
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

export function Navigation() {
  const t = useText()
  return (
    <header className="site-header">
      <nav className="site-nav" aria-label={t('nav.label')}>
        <LinkList className="site-nav__half site-nav__half--leading" links={leading} />
        <Link className="site-nav__logo" to="/" aria-label={`Dvor pod Lipami, ${t('nav.home')}`}>
          <Logo />
        </Link>
        <LinkList className="site-nav__half site-nav__half--trailing" links={trailing} />
        <div className="site-nav__ways">
          <LanguageSwitch />
          <LinkButton className="site-nav__book" to="/rezervacia" size="small">
            {t('nav.book')}
          </LinkButton>
        </div>
        <FoldedMenu />
      </nav>
    </header>
  )
}

function LinkList({ links, className }: { links: readonly NavigationLink[]; className: string }) {
  const t = useText()
  return (
    <ul className={className}>
      {links.map(({ to, text }) => (
        <li key={to}>
          <NavLink className="site-nav__link" to={to}>
            {t(text)}
          </NavLink>
        </li>
      ))}
    </ul>
  )
}

/** The menu of small screens; a `<details>`, so that it opens without any script too. */
function FoldedMenu() {
  const t = useText()
  const menu = useRef<HTMLDetailsElement>(null)
  const { key } = useLocation()
  useEffect(() => menu.current?.removeAttribute('open'), [key])
  useEffect(() => closeOnEscape(menu.current), [])
  return (
    <details ref={menu} className="site-nav__folded">
      <summary className="site-nav__toggle">
        <span className="site-nav__bars" aria-hidden="true" />
        <span className="site-nav__toggle-text">{t('nav.toggle')}</span>
      </summary>
      <LinkList className="site-nav__panel" links={[...leading, ...trailing]} />
    </details>
  )
}

/** Escape folds the menu and gives the focus back to its toggle. */
function closeOnEscape(menu: HTMLDetailsElement | null) {
  const listen = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !menu?.open) return
    menu.open = false
    menu.querySelector('summary')?.focus()
  }
  menu?.addEventListener('keydown', listen)
  return () => menu?.removeEventListener('keydown', listen)
}
