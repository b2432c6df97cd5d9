import type { DeliveryOutcome, WebhookEvent } from '@dvor/contract/accounts/webhooks.ts'
import type { IncomingMessage } from 'node:http'
import type { Db } from '../db/database.ts'
import { HostRefused } from '../platform/outgoing/reach.ts'
import { sendRequest } from '../platform/outgoing/send-request.ts'
import type { Services } from '../platform/services.ts'
import { findGuest, type Delivery, type WebhookWithSecrets } from './delivery-queries.ts'
import { retryAfterOf } from './retry-times.ts'
import { openSecrets, signedHeaders } from './secrets.ts'

export type WebhookServices = Pick<Services, 'clock' | 'log' | 'appSecret' | 'publicUrl' | 'reach'> & {
  /** Longest time (ms) that a receiver has for its answer; 15 seconds unless given. */
  readonly webhookTimeoutMs?: number
}

/** An outcome, and how long (ms) the receiver asks to wait. */
export type Attempted = DeliveryOutcome & { retryAfterMs: number }

const defaultTimeoutMs = 15_000

/** Sends a delivery once. Its body names the guest only where the webhook may know. @returns what came of it */
export async function sendDelivery(
  db: Db,
  delivery: Delivery,
  webhook: WebhookWithSecrets,
  services: WebhookServices,
): Promise<Attempted> {
  const { clock, appSecret, reach, webhookTimeoutMs = defaultTimeoutMs } = services
  const secrets = openSecrets(webhook.secrets, appSecret, clock.now())
  if (secrets.length === 0) return failed('secret_lost')
  const body = JSON.stringify(await eventOf(db, delivery, webhook))
  const headers = {
    'content-type': 'application/json',
    'user-agent': 'dvor-webhooks/1.0',
    ...signedHeaders(delivery.id, body, secrets, clock.now()),
  }
  const signal = AbortSignal.timeout(webhookTimeoutMs)
  try {
    const answer = await sendRequest(new URL(webhook.url), { headers, body }, reach, signal)
    answer.destroy()
    return judged(answer, clock.now())
  } catch (error) {
    if (error instanceof HostRefused) return failed(error.problem)
    return failed(signal.aborted ? 'too_slow' : 'unreachable')
  }
}

async function eventOf(
  db: Db,
  { kind, at, data, position }: Delivery,
  { with_guests }: WebhookWithSecrets,
): Promise<WebhookEvent> {
  const { reservation } = data.ids
  const guest = with_guests && reservation ? await findGuest(db, reservation) : undefined
  return { type: kind, timestamp: at, data: { ...data, sequence: position, ...(guest && { guest }) } }
}

const failed = (
  problem: DeliveryOutcome['problem'],
  status: number | null = null,
  retryAfterMs = 0,
): Attempted => ({
  state: 'failed',
  status,
  problem,
  retryAfterMs,
})

function judged({ statusCode: status = 0, headers }: IncomingMessage, now: Date): Attempted {
  if (status >= 200 && status < 300) return { state: 'delivered', status, problem: null, retryAfterMs: 0 }
  if (status >= 300 && status < 400) return failed('redirected', status)
  if (status === 410) return failed('gone', status)
  return failed('refused', status, retryAfterOf(headers['retry-after'], now))
}
