import { useTranslation } from 'react-i18next'
import { GroupFlyout } from './group-flyout.tsx'
import { Item } from './menu-item.tsx'
import { useMenuOptions } from './menu-options.ts'
import { menuParts } from './menu-parts.ts'
import classes from './menu.module.css'

/** The menu as a bar under the navbar, for the horizontal layout. */
export function HorizontalMenu() {
  const { t } = useTranslation()
  const options = useMenuOptions()
  const { pinned, groups } = menuParts(options.menu, options.pinned)
  return (
    <nav aria-label={t('shell.mainMenu')}>
      <ul className={classes.bar}>
        {pinned.map((item) => (
          <Item key={item.id} item={item} />
        ))}
        {groups.map((group) => (
          <GroupFlyout key={group.id} group={group} />
        ))}
      </ul>
    </nav>
  )
}
