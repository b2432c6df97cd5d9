import { declaredText } from '../../core/texts/declared.ts'
import { Menu, UnstyledButton } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import { Fragment } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router'
import { isSection, itemsOf, type MenuGroup, type MenuItem } from '../registry/menu.ts'
import { MenuIcon } from './menu-icons.tsx'
import { holdsCurrent, isCurrent } from './menu-parts.ts'
import classes from './menu.module.css'
import { NewBadge, useNewCount } from './new-badge.tsx'

interface Props {
  group: MenuGroup
  /** Shows the group's icon only and opens beside it. */
  narrow?: boolean
}

/** A group whose entries open over the page: in the narrow sidebar and in the horizontal menu. */
export function GroupFlyout({ group, narrow = false }: Props) {
  const { t } = useTranslation()
  const { pathname } = useLocation()
  const fresh = useNewCount(itemsOf(group.entries).map(({ id }) => id))
  const name = t(`shell.groups.${group.id}`)
  return (
    <li>
      <Menu position={narrow ? 'right-start' : 'bottom-start'} trigger="click-hover" width={250}>
        <Menu.Target>
          <UnstyledButton
            className={classes.link}
            data-holds-current={holdsCurrent(group, pathname) || undefined}
          >
            <MenuIcon id={group.id} />
            <span className={narrow ? 'hidden-text' : classes.label}>{name}</span>
            <NewBadge count={fresh} />
            {narrow ? null : <IconChevronDown size={14} aria-hidden />}
          </UnstyledButton>
        </Menu.Target>
        <Menu.Dropdown>
          {narrow ? <Menu.Label fw={650}>{name}</Menu.Label> : null}
          {group.entries.map((entry) =>
            isSection(entry) ? (
              <Fragment key={entry.id}>
                <Menu.Label>{t(`shell.sections.${entry.id}`)}</Menu.Label>
                {entry.children.map((item) => (
                  <FlyoutItem key={item.id} item={item} />
                ))}
              </Fragment>
            ) : (
              <FlyoutItem key={entry.id} item={entry} />
            ),
          )}
        </Menu.Dropdown>
      </Menu>
    </li>
  )
}

function FlyoutItem({ item }: { item: MenuItem }) {
  const { pathname } = useLocation()
  const fresh = useNewCount([item.id])
  return (
    <Menu.Item
      component={Link}
      to={item.path}
      aria-current={isCurrent(item, pathname) ? 'page' : undefined}
      rightSection={<NewBadge count={fresh} />}
    >
      {declaredText(item.label)}
    </Menu.Item>
  )
}
