import { Drawer } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useGuardedClose } from '../../core/unsaved/use-guarded-close.tsx'
import { useOnBack } from '../../core/unsaved/use-on-back.ts'
import { Brand } from './brand.tsx'
import { MenuList } from '../menu/menu-list.tsx'

interface DrawerProps {
  opened: boolean
  onClose: () => void
}

/** The same menu below 1200 px, over the page. */
export function MenuDrawer({ opened, onClose }: DrawerProps) {
  const { t } = useTranslation()
  const { close } = useGuardedClose(opened, onClose)
  useOnBack(onClose)
  return (
    <Drawer
      opened={opened}
      onClose={close}
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
