import { sweepAttempts } from '../../platform/http/rate-limit.ts'
import type { AccountServices } from '../services.ts'
import { deleteExpired, sessionsChannel } from '../queries/sign-in-queries.ts'

/** Drops sessions from the cache that end on other instances or by script/set-password. */
export function listenForEndedSessions({ notifications, signIn }: AccountServices): void {
  notifications.on(sessionsChannel, (userId) => {
    // An empty payload: notifications may have been missed while the connection was down.
    if (userId === '') signIn.sessions.clear()
    else signIn.sessions.dropUser(userId)
  })
}

/** Deletes sessions that are over or unused, and expired codes and attempt counts. */
export async function sweepSignIn({ db, clock }: Pick<AccountServices, 'db' | 'clock'>): Promise<void> {
  await deleteExpired(db, clock.now())
  await sweepAttempts(db, clock)
}
