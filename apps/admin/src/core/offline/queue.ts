import { createListeners } from '../client/listeners.ts'
import { isSame, waitingChange, type Change, type WaitingChange } from './change.ts'
import { openVault, seal, unseal, type SealedChange } from './vault.ts'

let waiting: readonly WaitingChange[] = []
const places = new Map<string, number>()
const listeners = createListeners()

/** Other tabs of this browser, which show and send the same changes. */
const tabs = 'BroadcastChannel' in globalThis ? new BroadcastChannel('dvor-offline') : null

/** The changes of the signed-in person that wait, the oldest first; refused ones, too. */
export const waitingChanges = (): readonly WaitingChange[] => waiting
export const watchQueue = listeners.subscribe

function show(next: readonly WaitingChange[]): void {
  waiting = next
  listeners.notify()
}

/** Reads the changes of a person from the device; nobody's without one. */
export async function loadQueue(user: string | null): Promise<void> {
  const rows = user === null ? [] : await (await openVault()).getAllFromIndex('changes', 'user', user)
  const read = await Promise.all(rows.map(async (row) => opened(row)))
  show(read.flatMap((one) => (one ? [one] : [])))
}

async function opened(row: SealedChange): Promise<WaitingChange | null> {
  if (row.place !== undefined) places.set(row.id, row.place)
  return waitingChange.safeParse(await unseal(row.user, row)).data ?? null
}

/** Calls back when another tab has changed the queue. */
export function followTabs(changed: () => void): void {
  tabs?.addEventListener('message', changed)
}

async function store(one: WaitingChange): Promise<void> {
  const { id, user } = one
  const row = { id, user, ...(await seal(user, one)) }
  const place = places.get(id)
  places.set(id, await (await openVault()).put('changes', place === undefined ? row : { ...row, place }))
  tabs?.postMessage('changed')
}

/** Adds a change behind those that wait; one that waits already is not added twice. */
export async function addChange(added: WaitingChange): Promise<void> {
  const isThere = ({ change, refusal }: WaitingChange) => !refusal && isSame(change, added.change)
  if (waiting.some(isThere)) return
  await store(added)
  show([...waiting, added])
}

/** Notes what became of an attempt. */
export async function noteChange(
  one: WaitingChange,
  found: Partial<Pick<WaitingChange, 'tried_at' | 'refusal' | 'version'>>,
): Promise<void> {
  const next = { ...one, ...found }
  await store(next)
  show(waiting.map((other) => (other.id === one.id ? next : other)))
}

/** Takes a change away that is stored on the server, or that the person gave up. */
export async function removeChange({ id }: Pick<WaitingChange, 'id'>): Promise<void> {
  const place = places.get(id)
  if (place !== undefined) await (await openVault()).delete('changes', place)
  show(waiting.filter((other) => other.id !== id))
  tabs?.postMessage('changed')
}

/** Whether a change of the record waits, so that a later one has to wait behind it. */
export const waitsFor = (record: string): boolean =>
  waiting.some(({ change, refusal }) => change.record === record && refusal === null)

/** The changes that still may be sent. */
export const openChangesOf = (record: string): Change[] =>
  waiting.flatMap(({ change, refusal }) => (change.record === record && !refusal ? [change] : []))
