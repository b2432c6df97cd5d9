import { useEffect, useRef } from 'react'
import { Link, NavLink, useLocation } from 'react-router'
import { t } from '../texts/sk.ts'
import { LinkButton } from './link-button.tsx'
import { Logo } from './logo.tsx'
import './navigation.css'

/** The seven links of spec section 2, in its order; on large screens the logo stands between the halves. */
const leading = [
  { to: '/o-nas', label: 'O nás' },
  { to: '/ubytovanie', label: 'Ubytovanie' },
  { to: '/aktivity', label: 'Doplnkové služby' },
  { to: '/vylety', label: 'Výlety' },
]
const trailing = [
  { to: '/galeria', label: 'Galéria' },
  { to: '/nasa-produkcia', label: 'Produkty' },
  { to: '/kontakt', label: 'Kontakt' },
]

export function Navigation() {
  return (
    <header className="site-header">
      <nav className="site-nav" aria-label={t('nav.label')}>
        <LinkList className="site-nav__half site-nav__half--leading" links={leading} />
        <Link className="site-nav__logo" to="/" aria-label={`Dvor pod Lipami, ${t('nav.home')}`}>
          <Logo />
        </Link>
        <LinkList className="site-nav__half site-nav__half--trailing" links={trailing} />
        <LinkButton className="site-nav__book" to="/rezervacia" size="small">
          {t('nav.book')}
        </LinkButton>
        <FoldedMenu />
      </nav>
    </header>
  )
}

function LinkList({ links, className }: { links: typeof leading; className: string }) {
  return (
    <ul className={className}>
      {links.map(({ to, label }) => (
        <li key={to}>
          <NavLink className="site-nav__link" to={to}>
            {label}
          </NavLink>
        </li>
      ))}
    </ul>
  )
}

/** The menu of small screens; a `<details>`, so that it opens without any script too. */
function FoldedMenu() {
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
