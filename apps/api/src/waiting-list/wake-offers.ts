import { setTimeout as delay } from 'node:timers/promises'
import type { Background } from '../platform/jobs/background.ts'
import type { BookingServices } from '../reservations/queries/services.ts'
import type { Db } from '../db/database.ts'
import { offerFreeNights } from './offer-free-nights.ts'

/** Runs that may fail one after the other, with a pause (ms) between them; the next commit or minute begins anew. */
const attempts = 3
const pauseMs = 500

/**
 * Returns a listener for changes of nights. Calls during a run lead to one further run, however many they are. A run that
 * fails, for example because a busy machine has no connection free in time, is repeated, or its change would be forgotten.
 */
export function offersAfterChanges(
  services: BookingServices & { db: Db; background: Background },
): () => void {
  let isRunning = false
  let isAsked = false
  const offer = async () => {
    for (let attempt = 1; ; attempt++)
      try {
        return await offerFreeNights(services.db, services)
      } catch (error) {
        if (attempt === attempts) throw error
        await delay(pauseMs)
      }
  }
  const run = async () => {
    try {
      while (isAsked) {
        isAsked = false
        await offer()
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
