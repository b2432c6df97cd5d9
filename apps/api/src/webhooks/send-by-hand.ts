import type { DeliveryOutcome } from '@dvor/contract/accounts/webhooks.ts'
import type { Services } from '../platform/services.ts'
import { claimDelivery, findWebhook, insertTest, storeOutcome, type Delivery } from './delivery-queries.ts'
import { noteSuccess } from './record-attempt.ts'
import { sendDelivery, type WebhookServices } from './send-delivery.ts'

type Needs = WebhookServices & Pick<Services, 'db'>

/** Sends a test event, also to a webhook that is off. @returns what came of it @throws ApiError `not_found` */
export async function sendTest(services: Needs, id: string): Promise<DeliveryOutcome> {
  await findWebhook(services.db, id)
  const link = `${services.publicUrl}/api/webhooks/${id}`
  return sendNow(services, await insertTest(services.db, id, link, services.clock.now()))
}

/** Sends a delivery of the log again. @returns what came of it @throws ApiError `not_found` */
export async function repeatDelivery(services: Needs, id: string): Promise<DeliveryOutcome> {
  return sendNow(services, await claimDelivery(services.db, id, services.clock.now()))
}

/** One attempt that a person waits for; its failure switches nothing off, and begins no repetitions. */
async function sendNow(services: Needs, delivery: Delivery): Promise<DeliveryOutcome> {
  const { db, clock } = services
  const webhook = await findWebhook(db, delivery.webhook)
  const { state, status, problem } = await sendDelivery(db, delivery, webhook, services)
  const outcome = { state, status, problem }
  const isRepeated = state === 'failed' && delivery.next_attempt_at !== null
  const next = isRepeated ? new Date(delivery.next_attempt_at ?? 0) : null
  await storeOutcome(db, delivery, isRepeated ? { ...outcome, state: 'waiting' } : outcome, next)
  if (state === 'delivered') await noteSuccess(db, webhook.id, clock.now())
  return outcome
}
