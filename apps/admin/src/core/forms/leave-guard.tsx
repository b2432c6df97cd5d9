import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { useBlocker } from 'react-router'
import { session } from '../client/api.ts'
import { dropDrafts } from './drafts.ts'
import { hasUnsaved } from '../unsaved/unsaved.ts'

const LeaveDialog = lazy(() =>
  import('../unsaved/leave-dialog.tsx').then((m) => ({ default: m.LeaveDialog })),
)

/** Asks before a screen with unsaved values is left. Rendered once, because the router supports one blocker. */
export function LeaveGuard() {
  const { t } = useTranslation()
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      hasUnsaved() && session.token() !== null && currentLocation.pathname !== nextLocation.pathname,
  )
  if (blocker.state !== 'blocked') return null
  const leave = () => {
    dropDrafts()
    blocker.proceed()
  }
  return (
    <Suspense>
      <LeaveDialog
        title={t('form.leaveTitle')}
        leave={t('form.leave')}
        onStay={() => blocker.reset()}
        onLeave={leave}
      />
    </Suspense>
  )
}
