import { useSyncExternalStore } from 'react'
import { client, session, type Attempt } from './api.ts'
import { keptData } from './kept.ts'
import type { Person } from './may.ts'
import { createListeners } from './listeners.ts'
import { unwrap } from './query-client.ts'

let read: Person | null = null
let reading: Promise<Attempt<Person>> | null = null
const listeners = createListeners()

/** The rights of the present session; null without one, or before they were read. */
export const currentRights = (): Person | null => (read?.id === session.claims()?.id ? read : null)

/** Keeps rights that the server has just told. */
export function keepRights(next: Person): void {
  read = next
  listeners.notify()
}

/** Reads the rights again; calls made meanwhile share the answer. */
export async function readRights(): Promise<Attempt<Person>> {
  reading ??= client.account.attempt.me().finally(() => (reading = null))
  const answer = await reading
  if (answer.ok) keepRights(answer.value)
  return answer
}

/**
 * The rights of the present session, read where they are not known yet, without a network from the copy on the device;
 * null without a session. @throws CallFailed
 */
export async function rightsOfSession(): Promise<Person | null> {
  const claims = session.claims()
  if (!claims) return null
  const known = currentRights()
  if (known) return known
  const answer = await readRights()
  const kept = !answer.ok && answer.error.status === 0 ? await keptData()?.person(claims.id) : null
  if (kept) {
    keepRights(kept)
    return kept
  }
  return session.claims() ? unwrap(answer) : null
}

/** Calls the listener after every change of the rights and of the session. @returns a function that stops it */
export function watchRights(listener: () => void): () => void {
  const stops = [listeners.subscribe(listener), session.subscribe(listener)]
  return () => stops.forEach((stop) => stop())
}

/** The rights of the session for React, which `Providers` gives to all screens. */
export const useSessionRights = (): Person | null => useSyncExternalStore(watchRights, currentRights)
