import { createBackOfficeClient } from '@dvor/client/back-office-client.ts'
import { createSession } from '@dvor/client/session/session.ts'
import { noteReached } from './connection.ts'
import { fetchWithProgress } from '@dvor/client/transport/upload-progress.ts'

export type { Attempt, Failure } from '@dvor/client/transport/result.ts'
export type { CallOptions } from '@dvor/client/transport/transport.ts'

/** Questions to the person at the screen that a refused call may lead to. */
export interface SessionHandlers {
  /** Asks for the password before a sensitive call; true once it was right. */
  readonly prove: () => Promise<boolean>
  /** Asks to sign in again after the session has ended; true once there is a new session. */
  readonly signInAgain: () => Promise<boolean>
  /** The person lacks the permission for a call, maybe since a moment ago. */
  readonly forbidden: () => void
}

let handlers: SessionHandlers = {
  prove: async () => false,
  signInAgain: async () => false,
  forbidden: () => undefined,
}

/** Registers the handlers, at the start (app/session/start-session.ts); without them such calls fail. */
export function setSessionHandlers(next: SessionHandlers): void {
  handlers = next
}

/** The session of this browser; other tabs follow its sign-in and sign-out. */
export const session = createSession(localStorage, { events: window })

/** Sends a call and notes whether anybody answers. */
async function reaching(url: string, init: RequestInit): Promise<Response> {
  try {
    const answer = await fetch(url, init)
    noteReached(true)
    return answer
  } catch (error) {
    if (!init.signal?.aborted) noteReached(false)
    throw error
  }
}

/** The API as the signed-in person. */
export const client = createBackOfficeClient({
  baseUrl: '/api',
  fetch: reaching,
  upload: fetchWithProgress,
  session,
  ipService: document.querySelector<HTMLMetaElement>('meta[name="ip-service"]')?.content,
  prove: () => handlers.prove(),
  signInAgain: () => handlers.signInAgain(),
  onForbidden: () => handlers.forbidden(),
})

/** Options of a change that is only previewed, from the version that was read. */
export const asPreview = ({ ifMatch }: { ifMatch: string }) => ({ ifMatch, query: { dry_run: true } })
