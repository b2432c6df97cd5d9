import { useSyncExternalStore } from 'react'

/** The delete call goes out so much later, and can be taken back until then (milliseconds). */
export const undoTime = 6000

interface Pending {
  readonly timer: ReturnType<typeof setTimeout>
  readonly run: (leaving: boolean) => Promise<void>
}

const pending = new Map<string, Pending>()
const listeners = new Set<() => void>()
let hidden: ReadonlySet<string> = new Set()

function publish() {
  hidden = new Set(pending.keys())
  for (const listener of listeners) listener()
}

/** Starts the countdown of a delete; the record is hidden at once. */
export function schedule(id: string, run: (leaving: boolean) => Promise<void>): void {
  undo(id)
  const timer = setTimeout(() => {
    void run(false)
  }, undoTime)
  pending.set(id, { timer, run })
  publish()
}

/** Takes a delete back, or shows a record again after its delete was refused. */
export function undo(id: string): void {
  clearTimeout(pending.get(id)?.timer)
  if (pending.delete(id)) publish()
}

/** Leaving is no undo: what was to be deleted is deleted on the way out. */
export async function deletePending(): Promise<void> {
  const runs = [...pending.values()].map(({ timer, run }) => {
    clearTimeout(timer)
    return run(true)
  })
  await Promise.all(runs)
}
window.addEventListener('pagehide', () => void deletePending())

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Ids of records that are being deleted and are hidden meanwhile. */
export const useHiddenIds = (): ReadonlySet<string> => useSyncExternalStore(subscribe, () => hidden)
