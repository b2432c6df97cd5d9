import { declaredText } from '../../core/texts/declared.ts'
import { lazy, Suspense } from 'react'
import { Link, useLocation } from 'react-router'
import type { MenuItem } from '../registry/menu.ts'
import { MenuIcon } from './menu-icons.tsx'
import { isCurrent, screensOf } from './menu-parts.ts'
import classes from './menu.module.css'
import { NewBadge, useNewCount } from './new-badge.tsx'
import { PinButton, type Pinning } from './pin-button.tsx'

const NarrowTip = lazy(() => import('./narrow-tip.tsx').then((m) => ({ default: m.NarrowTip })))

interface Props {
  item: MenuItem
  /** Shows the icon only, with the label as a tooltip. */
  narrow?: boolean
  /** Inside an open group there is no icon: the group has one. */
  withIcon?: boolean
  /** Given while the person chooses the pinned entries. */
  pinning?: Pinning | undefined
  onNavigate?: (() => void) | undefined
}

/** A link of the menu, with its count. */
export function Item({ item, narrow = false, withIcon = true, pinning, onNavigate }: Props) {
  const { pathname } = useLocation()
  const fresh = useNewCount(screensOf(item))
  const link = (
    <Link
      to={item.path}
      aria-current={isCurrent(item, pathname) ? 'page' : undefined}
      className={classes.link}
      onClick={onNavigate}
    >
      {withIcon ? <MenuIcon id={item.id} /> : null}
      <span className={narrow ? 'hidden-text' : classes.label}>{declaredText(item.label)}</span>
      <NewBadge count={fresh} />
    </Link>
  )
  if (!narrow)
    return (
      <li className={classes.row}>
        {link}
        {pinning ? <PinButton item={item} pinning={pinning} /> : null}
      </li>
    )
  return (
    <li>
      <Suspense fallback={link}>
        <NarrowTip label={declaredText(item.label)}>{link}</NarrowTip>
      </Suspense>
    </li>
  )
}
