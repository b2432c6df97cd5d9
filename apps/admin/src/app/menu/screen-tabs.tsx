import { Link, useLocation } from 'react-router'
import { declaredText } from '../../core/texts/declared.ts'
import { PillLinks } from '../../core/page/pill-links.tsx'
import { useMenu } from './use-menu.ts'

/** The screens that share a menu entry, as links above each of them. */
export function ScreenTabs() {
  const { pathname } = useLocation()
  const entry = useMenu().items.find(({ tabs }) => tabs?.some(({ path }) => path === pathname))
  if (!entry?.tabs) return null
  return (
    <PillLinks label={declaredText(entry.label)}>
      {entry.tabs.map(({ id, path, label }) => (
        <Link key={id} to={path} aria-current={path === pathname ? 'page' : undefined}>
          {declaredText(label)}
        </Link>
      ))}
    </PillLinks>
  )
}
