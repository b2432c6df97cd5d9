import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { NavigationType, useBlocker, useLocation, type BlockerFunction } from 'react-router'
import { session } from '../client/api.ts'
import { dropDrafts } from './drafts.ts'
import { isPageChange } from '../page/use-address-params.ts'
import { hasUnsaved, lostBy } from '../unsaved/unsaved.ts'

const LeaveDialog = lazy(() =>
  import('../unsaved/leave-dialog.tsx').then((m) => ({ default: m.LeaveDialog })),
)

/**
 * Whether a navigation would lose unsaved values: one to another page, and one within a page that would close a drawer
 * or show another record in it. The page's own changes of the address follow a save, or a question of the drawer.
 */
const losesValues: BlockerFunction = ({ currentLocation: from, nextLocation: to, historyAction }) => {
  if (session.token() === null) return false
  if (from.pathname !== to.pathname) return hasUnsaved()
  const isOwn = historyAction !== NavigationType.Pop && isPageChange(to.state)
  return !isOwn && lostBy(from.search, to.search).length > 0
}

/**
 * Asks before a screen with unsaved values is left, or a drawer of it by Back, Forward, a link or the search. Rendered
 * once, because the router supports one blocker.
 */
export function LeaveGuard() {
  const { t } = useTranslation()
  const { pathname, search } = useLocation()
  const blocker = useBlocker(losesValues)
  if (blocker.state !== 'blocked') return null
  const isSamePage = blocker.location.pathname === pathname
  const lost = isSamePage ? lostBy(search, blocker.location.search) : []
  const isClosing = lost.some(({ isInDialog }) => isInDialog)
  const leave = () => {
    if (isSamePage) for (const { forget } of lost) forget()
    else dropDrafts()
    blocker.proceed()
  }
  return (
    <Suspense>
      <LeaveDialog
        title={t(isClosing ? 'form.closeTitle' : 'form.leaveTitle')}
        leave={t(isClosing ? 'form.discard' : 'form.leave')}
        onStay={() => blocker.reset()}
        onLeave={leave}
      />
    </Suspense>
  )
}
