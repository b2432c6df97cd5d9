import { createBackOfficeClient } from '@dvor/client/back-office-client.ts'
import { createSession } from '@dvor/client/session/session.ts'
import { fetchWithProgress } from '@dvor/client/transport/upload-progress.ts'
import { askForProof } from '../../app/session/prove-again.ts'
import { askToSignIn, followSession } from '../../app/session/sign-in-again.ts'
import { isInTheMiddle } from '../forms/unsaved.ts'

export type { Attempt, Failure } from '@dvor/client/transport/result.ts'
export type { CallOptions } from '@dvor/client/transport/transport.ts'

/** The session of this browser; other tabs follow its sign-in and sign-out. */
export const session = createSession(localStorage, { events: window })

followSession(session)

/** The API as the signed-in person; who is in the middle of something signs in again on the spot. */
export const client = createBackOfficeClient({
  baseUrl: '/api',
  fetch: (...call) => fetch(...call),
  upload: fetchWithProgress,
  session,
  prove: askForProof,
  signInAgain: async () => isInTheMiddle() && askToSignIn(),
})
