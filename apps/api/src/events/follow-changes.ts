import type { Services } from '../platform/services.ts'
import { readRecordChange, recordsChannel } from '../platform/changes/record-changes.ts'
import { findLiveSession, sessionsChannel } from '../accounts/queries/sign-in-queries.ts'
import { outboxChannel } from '../messaging/queries.ts'
import type { ChangeStreams, StreamOwner } from './change-streams.ts'

type Needs = Pick<Services, 'db' | 'clock' | 'notifications' | 'log'>

/** Sends the commits of all instances to the event streams, and ends streams with their sessions. */
export function followChanges(streams: ChangeStreams, services: Needs): void {
  const { notifications } = services
  notifications.on(recordsChannel, (payload) => {
    const change = readRecordChange(payload)
    if (change) streams.send('change', change)
    else streams.send('missed')
  })
  notifications.on(outboxChannel, () => streams.send('change', { collection: 'outgoing-emails', id: null }))
  notifications.on(sessionsChannel, (userId) => void endDeadStreams(streams, services, userId || undefined))
}

/** Ends streams whose session has ended, whose account is blocked, or whose account is no longer an administrator's. */
export async function endDeadStreams(
  streams: ChangeStreams,
  { db, clock }: Pick<Needs, 'db' | 'clock'>,
  userId?: string,
): Promise<void> {
  const isAlive = async ({ sessionId }: StreamOwner) => {
    const session = await findLiveSession(db, sessionId)
    return session?.user.role === 'admin' && Date.parse(session.expiresAt) > clock.now().getTime()
  }
  await streams.endDead(isAlive, userId)
}
