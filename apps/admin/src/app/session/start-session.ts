import type { createBrowserRouter } from 'react-router'
import { client, session, setSessionHandlers } from '../../core/client/api.ts'
import { queryClient } from '../../core/client/query-client.ts'
import { dropDrafts } from '../../core/forms/drafts.ts'
import { hasOpenWork } from '../../core/unsaved/unsaved.ts'
import { deniedPatterns, guestPatterns } from '../registry/pages.ts'
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
  })
  session.watch((token) => {
    // A session without "remember me" ends here after an hour; the server need not keep it for longer.
    void client.auth.endSession(token)
    void leaveWhenEnded(router)
  })
  session.subscribe(() => void leaveWhenEnded(router))
  guardNewRoles(router)
}

/** Runs the navigation guard again when a refreshed token names another role, and forgets what the former one read. */
function guardNewRoles(router: Router): void {
  let role = session.claims()?.role
  session.subscribe(() => {
    const former = role
    role = session.claims()?.role
    if (!former || !role || role === former) return
    queryClient.clear()
    void router.revalidate()
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
