import { useSyncExternalStore } from 'react'
import { createListeners } from '../client/listeners.ts'

/** Delay of a delete in milliseconds, in which it can be undone. */
export const undoTime = 6000

interface Pending {
  readonly timer: ReturnType<typeof setTimeout>
  /** Deletes the record; called again, returns the deletion that is under way. */
  readonly run: (leaving: boolean) => Promise<void>
}

const pending = new Map<string, Pending>()
const listeners = createListeners()
let hidden: ReadonlySet<string> = new Set()

function publish() {
  hidden = new Set(pending.keys())
  listeners.notify()
}

/** Schedules a delete; the record is hidden at once. */
export function schedule(id: string, run: (leaving: boolean) => Promise<void>): void {
  undo(id)
  let begun: Promise<void> | undefined
  const runOnce = (leaving: boolean) => (begun ??= run(leaving))
  const timer = setTimeout(() => void runOnce(false), undoTime)
  pending.set(id, { timer, run: runOnce })
  publish()
}

/** Cancels a delete, or shows a record again after its delete failed. */
export function undo(id: string): void {
  clearTimeout(pending.get(id)?.timer)
  if (pending.delete(id)) publish()
}

/** Runs all scheduled deletes now, when the page is closed or the person signs out. */
export async function deletePending(): Promise<void> {
  const runs = [...pending.values()].map(({ timer, run }) => {
    clearTimeout(timer)
    return run(true)
  })
  await Promise.all(runs)
}
window.addEventListener('pagehide', () => void deletePending())

/** Ids of records that are scheduled for deletion and hidden. */
export const useHiddenIds = (): ReadonlySet<string> => useSyncExternalStore(listeners.subscribe, () => hidden)
