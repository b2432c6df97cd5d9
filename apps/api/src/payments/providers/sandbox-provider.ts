import { secretsOf, type AppSecret } from '../../platform/keys.ts'
import { createHmac } from 'node:crypto'
import { sitePath } from '@dvor/contract/site/site-path.ts'
import { z } from 'zod'
import { ApiError } from '../../platform/errors.ts'
import { parsedJson, isSameText } from './parse-notification.ts'
import type { PaymentProvider, ProviderStatus } from './provider.ts'
import {
  closeSandboxPayment,
  findSandboxPayment,
  insertSandboxPayment,
  listPaidInSandbox,
  refundInSandbox,
  type SandboxPayment,
} from './sandbox-queries.ts'
import type { PaymentServices } from './services.ts'

const notification = z.object({ reference: z.string().max(100), signature: z.string().max(100) })

/** Signature of the trial gateway's notifications. */
export function signReference(appSecret: AppSecret, reference: string): string {
  return createHmac('sha256', `${secretsOf(appSecret)[0]}/sandbox-notifications`)
    .update(reference)
    .digest('base64url')
}

/**
 * The built-in trial gateway: a page of the site with actions to pay, decline, delay, lose or repeat the notification.
 */
export function sandboxProvider({ appSecret, publicUrl, clock }: PaymentServices): PaymentProvider {
  return {
    canRead: () => true,
    checkKeys: async () => ({ accepted: true, trial: true, methods: null, reason: null }),
    async begin(db, request) {
      await insertSandboxPayment(db, request)
      const page = sitePath(`/skusobna-platba/${request.reference}`, request.language)
      return { url: publicUrl + page, providerId: request.reference }
    },
    async status(db, { reference }) {
      return statusOf(await findSandboxPayment(db, reference), clock.now())
    },
    close: (db, { reference }) => closeSandboxPayment(db, reference),
    async readNotification({ body }) {
      const read = notification.safeParse(parsedJson(body.toString('utf8')))
      if (!read.success || !isSameText(read.data.signature, signReference(appSecret, read.data.reference)))
        throw new ApiError('payment_invalid', 'This notification is not from the gateway')
      return { payment: read.data.reference }
    },
    async refund(db, { reference, payment, amount }) {
      const done = await refundInSandbox(db, { reference, payment: payment.reference, amount })
      const failure = done ? null : 'Skúšobná brána toľko nemá.'
      return { state: done ? 'done' : 'failed', providerId: reference, failure }
    },
    // The trial gateway carries out refunds at once, so their state never changes.
    refundStatus: async (_db, providerId) => ({ state: 'done', providerId, failure: null }),
    listBooked: listPaidInSandbox,
  }
}

function statusOf({ state, amount, currency, settles_at }: SandboxPayment, now: Date): ProviderStatus {
  const settled =
    state === 'paid' || (state === 'processing' && settles_at !== null && new Date(settles_at) <= now)
  if (settled) return { state: 'paid', amount, currency }
  return { state: state === 'declined' ? 'failed' : 'open', amount, currency }
}
