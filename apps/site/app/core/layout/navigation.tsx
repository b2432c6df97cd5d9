import { ownersMenu, type MenuPage, type OwnersPages } from '@dvor/contract/site/owners-menu.ts'
import { useEffect, useRef } from 'react'
import { NavLink, useLocation } from 'react-router'
import { PageLink } from '../links/page-link.tsx'
import { pagesFade } from '../links/pages-fade.ts'
import type { Texts } from '@dvor/texts/texts.ts'
import { foldOnEscape } from './fold-on-escape.ts'
import { LanguageMenu } from './language-switch.tsx'
import { LinkButton } from './link-button.tsx'
import type { Settings } from '../client/load-frame.ts'
import { Logo } from './logo.tsx'
import { useWords } from '../language/use-language.ts'
import { frameWords } from '@dvor/texts/areas.ts'
import classes from './navigation.module.css'

interface NavigationLink {
  to: string
  text: keyof Texts['frameWords']
}

/** The links by the names of their pages. */
const linkTo: Readonly<Record<MenuPage, NavigationLink>> = {
  about: { to: '/o-nas', text: 'nav.about' },
  stays: { to: '/ubytovanie', text: 'nav.stays' },
  activities: { to: '/aktivity', text: 'nav.services' },
  trips: { to: '/vylety', text: 'nav.trips' },
  gallery: { to: '/galeria', text: 'nav.gallery' },
  products: { to: '/nasa-produkcia', text: 'nav.products' },
  contact: { to: '/kontakt', text: 'nav.contact' },
}
/** Until the settings can be read the menu is that of the specification. */
const undecided: OwnersPages = { hidden_pages: [], menu_order: [] }

export function Navigation({ settings }: { settings: Settings | null | undefined }) {
  const words = useWords(frameWords)
  const links = ownersMenu(settings ?? undecided).map((page) => linkTo[page])
  // On large screens the logo stands between the halves.
  const half = Math.ceil(links.length / 2)
  return (
    <header className={classes.siteHeader} data-screen-only>
      <nav className={classes.siteNav} aria-label={words['nav.label']}>
        <LinkList className={`${classes.half} ${classes.halfLeading}`} links={links.slice(0, half)} />
        <PageLink
          className={classes.logo}
          to="/"
          aria-label={settings ? `${settings.business_name}, ${words['nav.home']}` : words['nav.home']}
        >
          {settings && <Logo settings={settings} />}
        </PageLink>
        <LinkList className={`${classes.half} ${classes.halfTrailing}`} links={links.slice(half)} />
        <div className={classes.ways}>
          <LanguageMenu />
          <LinkButton className={classes.book} to="/rezervacia" size="small">
            {words['nav.book']}
          </LinkButton>
        </div>
        <FoldedMenu links={links} />
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
function FoldedMenu({ links }: { links: readonly NavigationLink[] }) {
  const words = useWords(frameWords)
  const menu = useRef<HTMLDetailsElement>(null)
  const { key } = useLocation()
  const shownAt = useRef(key)
  useEffect(() => {
    // Not when scripts begin: the press that starts them may have opened the menu.
    if (shownAt.current !== key) menu.current?.removeAttribute('open')
    shownAt.current = key
  }, [key])
  useEffect(() => foldOnEscape(menu.current), [])
  return (
    <details ref={menu} className={classes.folded}>
      <summary className={classes.toggle}>
        <span className={classes.bars} aria-hidden="true" />
        <span className={classes.toggleText}>{words['nav.toggle']}</span>
      </summary>
      <LinkList className={classes.panel} links={links} />
    </details>
  )
}
