import { Collapse, UnstyledButton } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { NavLink, useLocation } from 'react-router'
import {
  calendarEntry,
  furtherEntries,
  homeEntry,
  isGroup,
  specEntries,
  type MenuEntry,
  type MenuGroup,
  type MenuItem,
} from '../registry/menu.ts'
import { MenuIcon } from './menu-icons.tsx'
import { NewBadge, useNewCount } from './new-badge.tsx'
import classes from './menu.module.css'

const NarrowTip = lazy(() => import('./narrow-tip.tsx').then((m) => ({ default: m.NarrowTip })))

interface Props {
  /** Shows icons only, with the labels as tooltips. */
  narrow?: boolean
  onNavigate?: () => void
}

/** The whole sidebar menu, entries in the specification's order. */
export function MenuList({ narrow = false, onNavigate }: Props) {
  const { t } = useTranslation()
  const show = (entry: MenuEntry) =>
    isGroup(entry) ? (
      <Group key={entry.id} group={entry} narrow={narrow} onNavigate={onNavigate} />
    ) : (
      <Item key={entry.id} item={entry} narrow={narrow} onNavigate={onNavigate} />
    )
  return (
    <nav aria-label={t('shell.mainMenu')} className={classes.menu} data-narrow={narrow || undefined}>
      <ul>
        {show(homeEntry)}
        {show(calendarEntry)}
        {specEntries.map(show)}
      </ul>
      <p className={classes.heading}>{narrow ? '' : t('shell.further')}</p>
      <ul>{furtherEntries.map(show)}</ul>
    </nav>
  )
}

interface ItemProps extends Props {
  item: MenuItem
}

export function Item({ item, narrow = false, onNavigate }: ItemProps) {
  const fresh = useNewCount([item.id])
  const link = (
    <NavLink to={item.path} end={item.path === homeEntry.path} className={classes.link} onClick={onNavigate}>
      <MenuIcon id={item.id} />
      <span className={narrow ? 'hidden-text' : classes.label}>{item.label}</span>
      <NewBadge count={fresh} />
    </NavLink>
  )
  return (
    <li>
      {narrow ? (
        <Suspense fallback={link}>
          <NarrowTip label={item.label}>{link}</NarrowTip>
        </Suspense>
      ) : (
        link
      )}
    </li>
  )
}

interface GroupProps extends Props {
  group: MenuGroup
}

function Group({ group, narrow = false, onNavigate }: GroupProps) {
  const { pathname } = useLocation()
  const fresh = useNewCount(group.children.map((item) => item.id))
  const [opened, setOpened] = useState(() => group.children.some((item) => pathname.startsWith(item.path)))
  if (narrow) return group.children.map((item) => <Item key={item.id} item={item} narrow />)
  return (
    <li>
      <UnstyledButton
        className={classes.link}
        aria-expanded={opened}
        onClick={() => setOpened((was) => !was)}
      >
        <MenuIcon id={group.id} />
        <span className={classes.label}>{group.label}</span>
        {opened ? null : <NewBadge count={fresh} />}
        <IconChevronDown size={16} className={classes.chevron} aria-hidden />
      </UnstyledButton>
      <Collapse expanded={opened}>
        <ul className={classes.children}>
          {group.children.map((item) => (
            <Item key={item.id} item={item} onNavigate={onNavigate} />
          ))}
        </ul>
      </Collapse>
    </li>
  )
}
