import type { SandboxAction } from '@dvor/contract/values/sandbox-actions.ts'
import type { Db } from '../db/database.ts'
import { signReference } from './providers/sandbox-provider.ts'
import { findSandboxPayment, updateSandboxPayment, type SandboxPayment } from './providers/sandbox-queries.ts'
import { receiveNotification } from './receive-notification.ts'
import type { PaymentServices } from './providers/services.ts'

/** Duration (ms) of a delayed payment. */
const delayMs = 20_000

/**
 * Acts as the gateway: changes its records, then sends the notification once, never, or several times at once. @throws
 * ApiError `not_found`
 */
export async function actInSandbox(
  db: Db,
  reference: string,
  action: SandboxAction,
  services: PaymentServices,
): Promise<SandboxPayment> {
  await findSandboxPayment(db, reference)
  await updateSandboxPayment(db, reference, bookedAs(action, services.clock.now()))
  const notifications = { pay: 1, decline: 1, delay: 0, lose: 0, repeat: 5 }[action]
  await Promise.all(Array.from({ length: notifications }, () => notify(db, reference, services)))
  return findSandboxPayment(db, reference)
}

function bookedAs(action: SandboxAction, now: Date): Partial<Pick<SandboxPayment, 'state' | 'settles_at'>> {
  if (action === 'decline') return { state: 'declined' }
  if (action === 'delay')
    return { state: 'processing', settles_at: new Date(now.getTime() + delayMs).toISOString() }
  return { state: 'paid' }
}

/** Sends a notification in the usual way, so that its signature is checked before it has any effect. */
async function notify(db: Db, reference: string, services: PaymentServices): Promise<void> {
  const body = { reference, signature: signReference(services.appSecret, reference) }
  const notification = { body: Buffer.from(JSON.stringify(body)), query: {}, headers: {} }
  await receiveNotification(db, 'sandbox', notification, services)
}
