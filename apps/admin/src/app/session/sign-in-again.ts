import type { AccessClaims } from '@dvor/contract/accounts/auth.ts'
import type { Session } from '@dvor/client/session/session.ts'
import { useSyncExternalStore } from 'react'

type Person = Pick<AccessClaims, 'id' | 'username'>

/** Somebody who has to sign in again before the work on screen can go on. */
export interface SignInPrompt {
  readonly person: Person
  readonly answer: (isBack: boolean) => void
}

let person: Person | null = null
let asking: SignInPrompt | null = null
let waiting: Promise<boolean> | null = null
const listeners = new Set<() => void>()

function publish(next: SignInPrompt | null): void {
  asking = next
  for (const listener of listeners) listener()
}

/** Remembers who is working here, for the session itself forgets it when it ends; another tab's sign-in answers too. */
export function followSession(session: Session): void {
  const look = () => {
    const claims = session.claims()
    if (!claims) return
    if (asking && claims.id !== asking.person.id) return window.location.assign('/dashboard')
    person = claims
    asking?.answer(true)
  }
  look()
  session.subscribe(look)
}

/** Signing out on purpose is no end that anybody has to be asked about. */
export function forgetPerson(): void {
  person = null
  asking?.answer(false)
}

/**
 * Asks whoever worked here to sign in again, over the screen as it stands; all who ask meanwhile get the same answer.
 * @returns whether the session lives again; false at once when nobody was signed in
 */
export function askToSignIn(): Promise<boolean> {
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

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Who is being asked; null most of the time. */
export const useConfirm = (): SignInPrompt | null => useSyncExternalStore(subscribe, () => asking)
