import { Menu, UnstyledButton } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import {
  calendarEntry,
  furtherEntries,
  homeEntry,
  isGroup,
  specEntries,
  type MenuGroup,
} from '../registry/menu.ts'
import { MenuIcon } from './menu-icons.tsx'
import { Item } from './menu-list.tsx'
import { NewBadge, useNewCount } from './new-badge.tsx'
import classes from './menu.module.css'

/** The menu as a bar under the navbar, for the horizontal layout. */
export function HorizontalMenu() {
  const { t } = useTranslation()
  return (
    <nav aria-label={t('shell.mainMenu')}>
      <ul className={classes.bar}>
        {[homeEntry, calendarEntry, ...specEntries, ...furtherEntries].map((entry) =>
          isGroup(entry) ? <Group key={entry.id} group={entry} /> : <Item key={entry.id} item={entry} />,
        )}
      </ul>
    </nav>
  )
}

function Group({ group }: { group: MenuGroup }) {
  const fresh = useNewCount(group.children.map((item) => item.id))
  return (
    <li>
      <Menu position="bottom-start">
        <Menu.Target>
          <UnstyledButton className={classes.link}>
            <MenuIcon id={group.id} />
            <span className={classes.label}>{group.label}</span>
            <NewBadge count={fresh} />
            <IconChevronDown size={14} aria-hidden />
          </UnstyledButton>
        </Menu.Target>
        <Menu.Dropdown>
          {group.children.map((item) => (
            <Menu.Item key={item.id} component={Link} to={item.path}>
              {item.label}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
    </li>
  )
}
