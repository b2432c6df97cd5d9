import { offlineHours, type OfflineCopy } from '@dvor/contract/calls/desk/offline-copy.ts'
import { createListeners } from '../client/listeners.ts'
import type { Person } from '../client/may.ts'
import { canKeep, dropKeys, openVault, seal, unseal } from './vault.ts'

/** A copy with the person for whom it was made. */
export interface KeptCopy {
  readonly person: Person
  readonly copy: OfflineCopy
}

let current: KeptCopy | null = null
const listeners = createListeners()
export const watchCopy = listeners.subscribe

function show(next: KeptCopy | null): void {
  current = next
  listeners.notify()
}

const isFresh = ({ copy }: KeptCopy): boolean =>
  Date.now() - Date.parse(copy.made_at) < offlineHours * 3_600_000

/** The copy of the person; null without one, and after 48 hours. */
export const currentCopy = (user: string | undefined): KeptCopy | null =>
  current && current.person.id === user && isFresh(current) ? current : null

/** Keeps a new copy in place of the former one. */
export async function keepCopy(next: KeptCopy): Promise<void> {
  show(next)
  if (!canKeep()) return
  const sealed = await seal(next.person.id, next)
  await (await openVault()).put('copies', sealed, next.person.id)
}

/** Reads the copy that an earlier page has kept for the person; one that is too old is deleted. */
export async function loadCopy(user: string): Promise<KeptCopy | null> {
  if (currentCopy(user) || !canKeep()) return currentCopy(user)
  const sealed = await (await openVault()).get('copies', user)
  // Written by `keepCopy` of this program or an earlier one, and shown alone.
  const kept = sealed ? ((await unseal(user, sealed)) as KeptCopy | null) : null
  if (kept && isFresh(kept)) show(kept)
  else if (sealed) await dropCopies()
  return currentCopy(user)
}

/** Deletes the copies of all persons, and the keys that are not needed for waiting changes. */
export async function dropCopies(): Promise<void> {
  show(null)
  if (!canKeep()) return
  await (await openVault()).clear('copies')
  await dropKeys()
}
