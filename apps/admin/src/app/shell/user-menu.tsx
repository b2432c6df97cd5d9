import { lazy, Suspense } from 'react'
import classes from './shell.module.css'

const UserMenuPanel = lazy(() => import('./user-menu-panel.tsx').then((m) => ({ default: m.UserMenuPanel })))

/** The user menu, loaded right after the frame, which reserves its space. */
export function UserMenu() {
  return (
    <Suspense fallback={<span className={classes.userPlace} />}>
      <UserMenuPanel />
    </Suspense>
  )
}
