import { can } from '@dvor/contract/accounts/roles.ts'
import { pushKinds } from '@dvor/contract/accounts/push.ts'
import { eq, sql } from 'drizzle-orm'
import { findUserById } from '../accounts/queries/user-queries.ts'
import type { Db } from '../db/database.ts'
import { pushMessages, pushSubscriptionRows } from '../db/schema/accounts/push.ts'
import { sendRequest } from '../platform/outgoing/send-request.ts'
import type { Services } from '../platform/services.ts'
import { readSettings } from '../property/settings.ts'
import { noticeOf } from './notice-of.ts'
import { readVapidKeys } from './vapid-keys.ts'

export type PushServices = Pick<Services, 'db' | 'clock' | 'log' | 'appSecret' | 'publicUrl' | 'reach'>
type Message = typeof pushMessages.$inferSelect
type Device = typeof pushSubscriptionRows.$inferSelect

/** Time (s) for which a push service keeps a notice for a device that is away. */
const keptSeconds = 24 * 3600
const timeoutMs = 15_000
/** Pauses (s) between attempts; after the last the notice is given up, as it has become old news. */
const pauses = [60, 300, 1800, 7200]

/** Takes the next notice that is due, so that no other process sends it meanwhile. */
export async function claimMessage(db: Db, now: Date): Promise<Message | undefined> {
  const moment = now.toISOString()
  const pause = sql`(array[${sql.raw([...pauses, pauses.at(-1)].join())}])[attempts + 1]`
  const next = sql`(select seq from push_messages
    where next_attempt_at is null or next_attempt_at <= ${moment}
    order by seq limit 1 for update skip locked)`
  const [message] = await db
    .update(pushMessages)
    .set({
      attempts: sql`attempts + 1`,
      next_attempt_at: sql`${moment}::timestamptz + make_interval(secs => ${pause})`,
    })
    .where(eq(pushMessages.seq, next))
    .returning()
  return message
}

/** Sends a claimed notice once. A device that is gone, and one whose person may no longer know, is not sent to. */
export async function sendMessage(services: PushServices, message: Message): Promise<void> {
  const { db, log } = services
  const [device] = await db
    .select()
    .from(pushSubscriptionRows)
    .where(eq(pushSubscriptionRows.id, message.subscription))
  if (!device) return
  const status = (await mayKnow(db, device.user, message)) ? await post(services, message, device) : 201
  if (status === 404 || status === 410)
    await db.delete(pushSubscriptionRows).where(eq(pushSubscriptionRows.id, device.id))
  const isOver = status !== null && status < 500 && status !== 429
  if (isOver || message.attempts > pauses.length)
    await db.delete(pushMessages).where(eq(pushMessages.seq, message.seq))
  if (status === null || status >= 300) log.warn({ device: device.id, status }, 'a notice was not delivered')
}

async function mayKnow(db: Db, id: string, { kind }: Message): Promise<boolean> {
  const user = await findUserById(db, id)
  const needed = pushKinds.find(({ value }) => value === kind)?.needs
  if (!user || user.blocked || !user.confirmed || !needed) return false
  return can({ kind: 'user', user }, needed)
}

/** @returns the status of the push service; null without an answer */
async function post(services: PushServices, message: Message, device: Device): Promise<number | null> {
  const { db, appSecret, publicUrl, reach } = services
  const { default: webPush } = await import('web-push')
  const { email } = await readSettings(db)
  const { endpoint, p256dh, auth } = device
  const details = webPush.generateRequestDetails(
    { endpoint, keys: { p256dh, auth } },
    await noticeOf(db, message, device, publicUrl),
    {
      vapidDetails: { subject: `mailto:${email}`, ...(await readVapidKeys(db, appSecret)) },
      TTL: keptSeconds,
      urgency: message.kind === 'alert' ? 'normal' : 'high',
      contentEncoding: 'aes128gcm',
    },
  )
  const headers = Object.fromEntries(
    Object.entries(details.headers).map(([name, value]) => [name, String(value)]),
  )
  try {
    const sent = { headers, body: details.body ?? '' }
    const answer = await sendRequest(new URL(details.endpoint), sent, reach, AbortSignal.timeout(timeoutMs))
    answer.destroy()
    return answer.statusCode ?? null
  } catch {
    return null
  }
}
