import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { NavigationType, useBlocker, useLocation, type BlockerFunction } from 'react-router'
import { session } from '../client/api.ts'
import { dropDrafts } from './drafts.ts'
import { hasUnsaved, hasUnsavedInAddress } from '../unsaved/unsaved.ts'

const LeaveDialog = lazy(() =>
  import('../unsaved/leave-dialog.tsx').then((m) => ({ default: m.LeaveDialog })),
)

/**
 * Whether a navigation would lose unsaved values: one to another page, and Back or Forward within a page that would close
 * a drawer. The other ways to close a drawer ask by themselves.
 */
const losesValues: BlockerFunction = ({ currentLocation, nextLocation, historyAction }) => {
  if (session.token() === null) return false
  if (currentLocation.pathname !== nextLocation.pathname) return hasUnsaved()
  return historyAction === NavigationType.Pop && hasUnsavedInAddress()
}

/**
 * Asks before a screen with unsaved values is left, or a drawer of it by Back or Forward. Rendered once, because the
 * router supports one blocker.
 */
export function LeaveGuard() {
  const { t } = useTranslation()
  const { pathname } = useLocation()
  const blocker = useBlocker(losesValues)
  if (blocker.state !== 'blocked') return null
  const isDrawer = blocker.location.pathname === pathname
  const leave = () => {
    if (!isDrawer) dropDrafts()
    blocker.proceed()
  }
  return (
    <Suspense>
      <LeaveDialog
        title={t(isDrawer ? 'form.closeTitle' : 'form.leaveTitle')}
        leave={t(isDrawer ? 'form.discard' : 'form.leave')}
        onStay={() => blocker.reset()}
        onLeave={leave}
      />
    </Suspense>
  )
}
