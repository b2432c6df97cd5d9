import { ActionIcon, Drawer } from '@mantine/core'
import { IconLayoutSidebarLeftCollapse, IconLayoutSidebarLeftExpand } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Brand } from './brand.tsx'
import { changeLayout, useLayout } from './layout-store.ts'
import { MenuList } from './menu-list.tsx'
import classes from './shell.module.css'

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

interface DrawerProps {
  opened: boolean
  onClose: () => void
}

/** The same menu below 1200 px, over the page. */
export function MenuDrawer({ opened, onClose }: DrawerProps) {
  const { t } = useTranslation()
  return (
    <Drawer
      opened={opened}
      onClose={onClose}
      size={300}
      title={<Brand />}
      closeButtonProps={{ 'aria-label': t('shell.closeMenu') }}
      styles={{
        content: { background: 'var(--side)', color: 'var(--side-ink)' },
        header: { background: 'var(--side)', color: 'var(--side-ink)' },
      }}
    >
      <MenuList onNavigate={onClose} />
    </Drawer>
  )
}
