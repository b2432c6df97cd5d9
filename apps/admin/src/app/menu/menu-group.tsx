import { Collapse, UnstyledButton } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { isSection, itemsOf, type MenuEntry, type MenuGroup } from '../registry/menu.ts'
import { MenuIcon } from './menu-icons.tsx'
import { Item } from './menu-item.tsx'
import { useMenuOptions } from './menu-options.ts'
import { holdsCurrent, screensOf } from './menu-parts.ts'
import classes from './menu.module.css'
import { NewBadge, useNewCount } from './new-badge.tsx'
import type { Pinning } from './pin-button.tsx'

/**
 * Whether the group is open. That of the current screen opens by itself and may be closed until another screen is
 * opened; the others stay as the person left them.
 */
function useOpened(group: MenuGroup): [boolean, () => void] {
  const { pathname } = useLocation()
  const { opened, setOpened } = useMenuOptions()
  const [closedAt, setClosedAt] = useState<string | null>(null)
  const isHere = holdsCurrent(group, pathname)
  const isOpen = isHere ? closedAt !== pathname : opened.includes(group.id)
  const toggle = () => {
    setOpened(group.id, !isOpen)
    setClosedAt(isOpen ? pathname : null)
  }
  return [isOpen, toggle]
}

interface Props {
  group: MenuGroup
  pinning?: Pinning | undefined
  onNavigate?: (() => void) | undefined
}

/** A group that opens and closes; closed it shows the sum of its counts. While pins are chosen every group is open. */
export function Group({ group, pinning, onNavigate }: Props) {
  const { t } = useTranslation()
  const [isLeftOpen, toggle] = useOpened(group)
  const isOpen = isLeftOpen || pinning !== undefined
  const fresh = useNewCount(itemsOf(group.entries).flatMap(screensOf))
  const listId = useId()
  return (
    <li>
      <UnstyledButton
        className={classes.link}
        aria-expanded={isOpen}
        aria-controls={listId}
        onClick={toggle}
        disabled={pinning !== undefined}
      >
        <MenuIcon id={group.id} />
        <span className={classes.label}>{t(`shell.groups.${group.id}`)}</span>
        {isOpen ? null : <NewBadge count={fresh} />}
        <IconChevronDown size={16} className={classes.chevron} aria-hidden />
      </UnstyledButton>
      <Collapse expanded={isOpen} id={listId}>
        <ul className={classes.children}>
          {group.entries.map((entry) => (
            <Entry key={entry.id} entry={entry} pinning={pinning} onNavigate={onNavigate} />
          ))}
        </ul>
      </Collapse>
    </li>
  )
}

function Entry({ entry, ...more }: Omit<Props, 'group'> & { entry: MenuEntry }) {
  const { t } = useTranslation()
  const nameId = useId()
  if (!isSection(entry)) return <Item item={entry} withIcon={false} {...more} />
  return (
    <li>
      <span id={nameId} className={classes.sectionName}>
        {t(`shell.sections.${entry.id}`)}
      </span>
      <ul aria-labelledby={nameId}>
        {entry.children.map((item) => (
          <Item key={item.id} item={item} withIcon={false} {...more} />
        ))}
      </ul>
    </li>
  )
}
