import { useSyncExternalStore } from 'react'
import type { WaitingChange } from '../../core/offline/change.ts'
import { waitingChanges, watchQueue } from '../../core/offline/queue.ts'

/** The changes that wait on this device, and those that were refused. */
export const useWaiting = (): readonly WaitingChange[] => useSyncExternalStore(watchQueue, waitingChanges)
