import { testKind, type DeliveryOutcome } from '@dvor/contract/accounts/webhooks.ts'
import { and, eq, lt, sql, type SQL } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { webhookDeliveryRows as rows, webhookRows, webhookSecrets } from '../db/schema/accounts/webhooks.ts'
import { reservations } from '../db/schema/reservations/reservations.ts'
import { notFound } from '../platform/errors.ts'
import { notifyRecordChange } from '../platform/changes/record-changes.ts'

export type Delivery = typeof rows.$inferSelect
export type Webhook = typeof webhookRows.$inferSelect
export type WebhookWithSecrets = Webhook & { secrets: typeof webhookSecrets.$inferSelect }

/** Longer than an attempt may take: an older claim belongs to a process that has stopped. */
const claimMs = 60_000
/** Days for which deliveries are kept. */
const keptDays = 30

/** Deliveries wait for those before them to the same webhook about the same record. */
const isDue = (moment: string): SQL => sql`d.state = 'waiting'
  and (d.next_attempt_at is null or d.next_attempt_at <= ${moment})
  and (d.claimed_until is null or d.claimed_until <= ${moment})
  and not exists (select from webhook_deliveries earlier
    where earlier.webhook = d.webhook and earlier.record = d.record
      and earlier.state = 'waiting' and earlier.position < d.position)`

/** Webhooks that are on and have something to send. */
export async function listDueWebhooks(db: Db, now: Date): Promise<string[]> {
  const { rows: due } = await db.execute<{ id: string }>(sql`
    select w.id from webhooks w where w.active and exists (
      select from webhook_deliveries d where d.webhook = w.id and ${isDue(now.toISOString())})`)
  return due.map(({ id }) => id)
}

/** Takes the next delivery of a webhook that is on, so that no other process sends it for a minute. */
export async function claimNext(db: Db, webhook: string, now: Date): Promise<Delivery | undefined> {
  const next = sql`(select d.id from webhook_deliveries d join webhooks w on w.id = d.webhook
    where d.webhook = ${webhook} and w.active and ${isDue(now.toISOString())}
    order by d.position limit 1 for update of d skip locked)`
  return claim(db, eq(rows.id, next), now)
}

/** Takes a delivery that a person sends again. @throws ApiError `not_found` */
export async function claimDelivery(db: Db, id: string, now: Date): Promise<Delivery> {
  const delivery = await claim(db, eq(rows.id, id), now)
  if (!delivery) throw notFound('Delivery')
  return delivery
}

async function claim(db: Db, which: SQL, now: Date): Promise<Delivery | undefined> {
  const until = new Date(now.getTime() + claimMs).toISOString()
  const [claimed] = await db
    .update(rows)
    .set({ claimed_until: until, attempts: sql`${rows.attempts} + 1`, sent_at: now.toISOString() })
    .where(which)
    .returning()
  return claimed
}

/** A new event that tries an address; claimed, so that it is sent by its caller alone. */
export async function insertTest(db: Db, webhook: string, link: string, now: Date): Promise<Delivery> {
  const at = now.toISOString()
  const claimed_until = new Date(now.getTime() + claimMs).toISOString()
  const data = { ids: { webhook }, changed: [], link }
  const sent = { attempts: 1, sent_at: at, claimed_until }
  const [delivery] = await db
    .insert(rows)
    .values({ webhook, kind: testKind, record: webhook, at, data, ...sent })
    .returning()
  if (!delivery) throw new Error('an inserted delivery is answered')
  return delivery
}

/** A webhook with its secrets. @throws ApiError `not_found` */
export async function findWebhook(db: Db, id: string): Promise<WebhookWithSecrets> {
  const [found] = await db
    .select()
    .from(webhookRows)
    .innerJoin(webhookSecrets, eq(webhookSecrets.webhook, webhookRows.id))
    .where(eq(webhookRows.id, id))
  if (!found) throw notFound('Webhook')
  return { ...found.webhooks, secrets: found.webhook_secrets }
}

/** The guest of a reservation as programs are told; undefined once the reservation is gone. */
export async function findGuest(db: Db, reservation: string) {
  const { guest_name: name, guest_email: email, guest_phone: phone } = reservations
  const [guest] = await db
    .select({ name, email, phone })
    .from(reservations)
    .where(eq(reservations.id, reservation))
  return guest
}

/** Stores what came of an attempt. */
export async function storeOutcome(
  db: Db,
  { id }: Pick<Delivery, 'id'>,
  { state, status, problem }: DeliveryOutcome,
  next: Date | null,
): Promise<void> {
  await db
    .update(rows)
    .set({ state, status, problem, next_attempt_at: next?.toISOString() ?? null, claimed_until: null })
    .where(eq(rows.id, id))
    .returning({ notified: notifyRecordChange('webhook-deliveries', sql`${rows.id}`) })
}

/** Deletes deliveries after 30 days. */
export async function sweepDeliveries(db: Db, now: Date): Promise<void> {
  const limit = new Date(now.getTime() - keptDays * 86_400_000).toISOString()
  await db.delete(rows).where(and(lt(rows.createdAt, limit)))
}
