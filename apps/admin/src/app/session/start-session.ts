import type { createBrowserRouter } from 'react-router'
import { client, session, setSessionHandlers } from '../../core/client/api.ts'
import { queryClient } from '../../core/client/query-client.ts'
import { isSameRights } from '../../core/client/may.ts'
import { currentRights, readRights, watchRights } from '../../core/client/rights.ts'
import { showNote } from '../../core/client/toasts.ts'
import { dropDrafts } from '../../core/forms/drafts.ts'
import { i18n } from '../../core/texts/i18n.ts'
import { hasOpenWork } from '../../core/unsaved/unsaved.ts'
import { deniedPatterns, guestPatterns } from '../registry/pages.ts'
import { startOffline } from '../offline/start-offline.ts'
import { promptForProof } from './proof-prompt.ts'
import { promptSignIn, followSession } from './sign-in-prompt.ts'

type Router = ReturnType<typeof createBrowserRouter>

/** Paths that need no session. */
const openPaths: ReadonlySet<string> = new Set([...guestPatterns, ...deniedPatterns])

/** Decides what happens when a call needs a proof of identity and when the session ends. Called once, at the start. */
export function startSession(router: Router): void {
  followSession(session)
  setSessionHandlers({
    prove: promptForProof,
    signInAgain: async () => hasOpenWork() && promptSignIn(),
    forbidden: () => void readRights(),
  })
  session.watch((token) => {
    // A session without "remember me" ends here after an hour; the server need not keep it for longer.
    void client.auth.endSession(token)
    void leaveWhenEnded(router)
  })
  session.subscribe(() => void leaveWhenEnded(router))
  followRights()
  guardChangedRights(router)
  startOffline()
}

/** Looks at the rights again with each renewed token; another person's are read by the guard. */
function followRights(): void {
  let token = session.token()
  session.subscribe(() => {
    const isRenewed = session.token() !== token && currentRights() !== null
    token = session.token()
    if (isRenewed) void readRights()
  })
}

/** Runs the navigation guard again when what the person may do has changed, and reads anew what is shown. */
function guardChangedRights(router: Router): void {
  let former = currentRights()
  watchRights(() => {
    const [before, now] = [former, currentRights()]
    former = now
    if (!before || !now || before.id !== now.id || isSameRights(before, now)) return
    showNote(i18n.t('auth.rightsChanged'))
    queryClient.removeQueries({ type: 'inactive' })
    void router.revalidate().then(() => queryClient.invalidateQueries())
  })
}

/**
 * Leads to the sign-in once the session has ended, here or in another tab, and clears what was read. Unsaved work on
 * screen first gets the chance to sign in on the spot.
 */
async function leaveWhenEnded(router: Router) {
  if (session.token() !== null || openPaths.has(router.state.location.pathname)) return
  if (hasOpenWork() && (await promptSignIn())) return
  dropDrafts()
  queryClient.clear()
  void router.navigate('/login?expired')
}
