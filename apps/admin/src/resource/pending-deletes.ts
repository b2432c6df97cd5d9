import { useSyncExternalStore } from 'react'

/** The delete call goes out so much later, and can be taken back until then (milliseconds). */
export const undoTime = 6000

interface Pending {
  readonly timer: ReturnType<typeof setTimeout>
  readonly run: (leaving: boolean) => void
}

const pending = new Map<string, Pending>()
const listeners = new Set<() => void>()
let hidden: ReadonlySet<string> = new Set()

function publish() {
  hidden = new Set(pending.keys())
  for (const listener of listeners) listener()
}

/** Starts the countdown of a delete; the record is hidden at once. */
export function schedule(id: string, run: (leaving: boolean) => void): void {
  undo(id)
  const timer = setTimeout(() => {
    run(false)
  }, undoTime)
  pending.set(id, { timer, run })
  publish()
}

/** Takes a delete back, or shows a record again after its delete was refused. */
export function undo(id: string): void {
  clearTimeout(pending.get(id)?.timer)
  if (pending.delete(id)) publish()
}

// Closing the page is no undo: what was to be deleted is deleted on the way out.
window.addEventListener('pagehide', () => {
  for (const { timer, run } of pending.values()) {
    clearTimeout(timer)
    run(true)
  }
})

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Ids of records that are being deleted and are hidden meanwhile. */
export const useHiddenIds = (): ReadonlySet<string> => useSyncExternalStore(subscribe, () => hidden)
