import type { Background } from '../platform/jobs/background.ts'
import type { BookingServices } from '../reservations/queries/services.ts'
import type { Db } from '../db/database.ts'
import { offerFreeNights } from './offer-free-nights.ts'

/**
 * Returns a listener for changes of nights. Calls during a run lead to one further run, however many they are.
 */
export function offersAfterChanges(
  services: BookingServices & { db: Db; background: Background },
): () => void {
  let isRunning = false
  let isAsked = false
  const run = async () => {
    try {
      while (isAsked) {
        isAsked = false
        await offerFreeNights(services.db, services)
      }
    } finally {
      isRunning = false
    }
  }
  return () => {
    isAsked = true
    if (isRunning) return
    isRunning = true
    services.background.run('offers of the waiting list', run)
  }
}
