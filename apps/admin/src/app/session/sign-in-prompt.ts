import type { AccessClaims } from '@dvor/contract/accounts/auth.ts'
import type { Session } from '@dvor/client/session/session.ts'
import { useSyncExternalStore } from 'react'
import { createListeners } from '../../core/client/listeners.ts'

type Person = Pick<AccessClaims, 'id' | 'username'>

/** A request to sign in again so that the work on screen can go on. */
export interface SignInPrompt {
  readonly person: Person
  readonly answer: (isBack: boolean) => void
}

let person: Person | null = null
let prompt: SignInPrompt | null = null
let waiting: Promise<boolean> | null = null
const listeners = createListeners()

function publish(next: SignInPrompt | null): void {
  prompt = next
  listeners.notify()
}

/**
 * Remembers the signed-in person beyond the end of the session. A sign-in in another tab answers an open request,
 * too.
 */
export function followSession(session: Session): void {
  const look = () => {
    const claims = session.claims()
    if (!claims) return
    if (prompt && claims.id !== prompt.person.id) return window.location.assign('/login')
    person = claims
    prompt?.answer(true)
  }
  look()
  session.subscribe(look)
}

/** Forgets the person after a deliberate sign-out, so that no request follows. */
export function forgetPerson(): void {
  person = null
  prompt?.answer(false)
}

/**
 * Asks the person who was signed in to sign in again, in a dialog over the screen. Requests made meanwhile share
 * the answer.
 * @returns whether there is a session again; false at once when nobody was signed in
 */
export function promptSignIn(): Promise<boolean> {
  const who = person
  if (!who) return Promise.resolve(false)
  waiting ??= new Promise<boolean>((resolve) => {
    const answer = (isBack: boolean) => {
      waiting = null
      publish(null)
      resolve(isBack)
    }
    publish({ person: who, answer })
  })
  return waiting
}

/** The open request; null while there is none. */
export const useSignInPrompt = (): SignInPrompt | null =>
  useSyncExternalStore(listeners.subscribe, () => prompt)
