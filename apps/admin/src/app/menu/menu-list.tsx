import { UnstyledButton } from '@mantine/core'
import { IconCheck, IconPin } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Group } from './menu-group.tsx'
import { Item } from './menu-item.tsx'
import { useMenuOptions } from './menu-options.ts'
import { menuParts } from './menu-parts.ts'
import classes from './menu.module.css'

const GroupFlyout = lazy(() => import('./group-flyout.tsx').then((m) => ({ default: m.GroupFlyout })))

interface Props {
  /** Shows icons only: pinned entries with a tooltip, groups with a flyout. */
  narrow?: boolean
  onNavigate?: () => void
}

/** The whole menu one below the other: the pinned entries, then the groups (decision 073). */
export function MenuList({ narrow = false, onNavigate }: Props) {
  const { t } = useTranslation()
  const { menu, togglePin, ...options } = useMenuOptions()
  const [isEditing, setEditing] = useState(false)
  const { pinned, groups } = menuParts(menu, options.pinned)
  const pinning = isEditing && !narrow ? { pinned: options.pinned, toggle: togglePin } : undefined
  return (
    <nav aria-label={t('shell.mainMenu')} className={classes.menu} data-narrow={narrow || undefined}>
      <ul className={classes.pinned}>
        {pinned.map((item) => (
          <Item key={item.id} item={item} narrow={narrow} pinning={pinning} onNavigate={onNavigate} />
        ))}
      </ul>
      <ul>
        {groups.map((group) =>
          narrow ? (
            <Suspense key={group.id}>
              <GroupFlyout group={group} narrow />
            </Suspense>
          ) : (
            <Group key={group.id} group={group} pinning={pinning} onNavigate={onNavigate} />
          ),
        )}
      </ul>
      {narrow ? null : (
        <UnstyledButton
          className={classes.editPins}
          aria-pressed={isEditing}
          onClick={() => setEditing(!isEditing)}
        >
          {isEditing ? <IconCheck size={17} aria-hidden /> : <IconPin size={17} stroke={1.6} aria-hidden />}
          {t(isEditing ? 'shell.pinsDone' : 'shell.editPins')}
        </UnstyledButton>
      )}
    </nav>
  )
}
