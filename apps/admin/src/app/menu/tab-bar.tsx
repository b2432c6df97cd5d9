import { declaredText } from '../../core/texts/declared.ts'
import { UnstyledButton } from '@mantine/core'
import { IconMenu2 } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router'
import type { MenuItem } from '../registry/menu.ts'
import { MenuIcon } from './menu-icons.tsx'
import { useMenuOptions } from './menu-options.ts'
import { isCurrent, menuParts, screensOf } from './menu-parts.ts'
import { NewBadge, useNewCount } from './new-badge.tsx'
import classes from './tab-bar.module.css'

/** Number of pinned entries that a phone's width has space for. */
const mostTabs = 4

/** The bar at the bottom of a phone: the first pinned entries, and the whole menu behind "Viac". */
export function TabBar({ onMore }: { onMore: () => void }) {
  const { t } = useTranslation()
  const { pathname } = useLocation()
  const { menu, pinned } = useMenuOptions()
  const tabs = menuParts(menu, pinned).pinned.slice(0, mostTabs)
  const others = menu.items.filter((item) => !tabs.includes(item))
  const fresh = useNewCount(others.flatMap(screensOf))
  const isElsewhere = others.some((item) => isCurrent(item, pathname))
  return (
    <nav aria-label={t('shell.tabs')} className={classes.bar}>
      <ul>
        {tabs.map((item) => (
          <Tab key={item.id} item={item} />
        ))}
        <li>
          <UnstyledButton
            className={classes.tab}
            aria-haspopup="dialog"
            data-current={isElsewhere || undefined}
            onClick={onMore}
          >
            <IconMenu2 size={23} stroke={1.6} aria-hidden />
            <span>{t('shell.more')}</span>
            <NewBadge count={fresh} />
          </UnstyledButton>
        </li>
      </ul>
    </nav>
  )
}

function Tab({ item }: { item: MenuItem }) {
  const { pathname } = useLocation()
  const fresh = useNewCount(screensOf(item))
  return (
    <li>
      <Link
        to={item.path}
        aria-current={isCurrent(item, pathname) ? 'page' : undefined}
        className={classes.tab}
      >
        <MenuIcon id={item.id} size={23} />
        <span>{declaredText(item.label)}</span>
        <NewBadge count={fresh} />
      </Link>
    </li>
  )
}
