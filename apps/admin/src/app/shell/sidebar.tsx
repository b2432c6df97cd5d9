import { ActionIcon } from '@mantine/core'
import { IconLayoutSidebarLeftCollapse, IconLayoutSidebarLeftExpand } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Brand } from './brand.tsx'
import { changeLayout, useLayout } from './layout-store.ts'
import { MenuList } from '../menu/menu-list.tsx'
import classes from './sidebar.module.css'

/** The vertical menu of wide screens; collapsed it shows icons. */
export function Sidebar() {
  const { t } = useTranslation()
  const { collapsed } = useLayout()
  const Icon = collapsed ? IconLayoutSidebarLeftExpand : IconLayoutSidebarLeftCollapse
  return (
    <aside className={classes.sidebar} data-collapsed={collapsed || undefined}>
      <div className={classes.sidebarHead}>
        <Brand narrow={collapsed} />
        <ActionIcon
          variant="transparent"
          color="currentcolor"
          size="lg"
          aria-label={t(collapsed ? 'shell.expandMenu' : 'shell.collapseMenu')}
          onClick={() => changeLayout({ collapsed: !collapsed })}
        >
          <Icon size={20} stroke={1.6} />
        </ActionIcon>
      </div>
      <div className={classes.sidebarScroll}>
        <MenuList narrow={collapsed} />
      </div>
    </aside>
  )
}
