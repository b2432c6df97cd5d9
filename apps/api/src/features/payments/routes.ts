import { cents } from '@dvor/contract/values.ts'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { Services } from '../../services.ts'
import { actInSandbox, sandboxAction } from './sandbox-actions.ts'
import { findSandboxPayment, type SandboxPayment } from './sandbox-queries.ts'
import { providerOf } from './providers.ts'
import { settlePayment } from './settle-payment.ts'

const sandboxPayment = z.object({
  reference: z.string(),
  amount: cents,
  currency: z.string(),
  description: z.string(),
  return_url: z.string(),
  state: z.enum(['created', 'processing', 'paid', 'declined']),
})

const reference = z.object({ reference: z.string().regex(/^[\w-]{1,100}$/) })

function seen({ reference, amount, currency, description, return_url, state }: SandboxPayment) {
  return { reference, amount, currency, description, return_url, state }
}

/** The gateways' word, and the trial gateway's own counter. */
export function mountPayments(app: FastifyInstance, services: Services): void {
  const { db } = services
  const typed = app.withTypeProvider<ZodTypeProvider>()
  typed.post('/payments/:provider/notifications', {
    config: { access: 'anyone' },
    schema: {
      tags: ['payments'],
      params: z.object({ provider: z.string() }),
      response: { 200: z.object({ received: z.boolean() }) },
    },
    handler: async ({ params, body }) => {
      await settlePayment(db, providerOf(params.provider, services).readNotification(body), services)
      return { received: true }
    },
  })
  typed.get('/sandbox-payments/:reference', {
    config: { access: 'token' },
    schema: { tags: ['payments'], params: reference, response: { 200: sandboxPayment } },
    handler: async ({ params }) => seen(await findSandboxPayment(db, params.reference)),
  })
  typed.post('/sandbox-payments/:reference/actions', {
    config: { access: 'token' },
    schema: {
      tags: ['payments'],
      params: reference,
      body: z.strictObject({ action: sandboxAction }),
      response: { 200: sandboxPayment },
    },
    handler: async ({ params, body }) =>
      seen(await actInSandbox(db, params.reference, body.action, services)),
  })
}
