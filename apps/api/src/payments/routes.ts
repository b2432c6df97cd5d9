import {
  paymentOverview as overview,
  refund,
  refundInput,
  refundOutcome,
} from '@dvor/contract/money/payments.ts'
import { cents, id } from '@dvor/contract/values/values.ts'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { typedApp } from '../platform/http/typed-routes.ts'
import { fileAnswer } from '../platform/http/file-answer.ts'
import type { GatewayServices } from './providers/services.ts'
import { paymentOverview, refundView } from './present-payments.ts'
import { findReceipt } from './receipts/receipt-queries.ts'
import { decideRefund } from './decide-refund.ts'
import { receiveNotification } from './receive-notification.ts'
import { refundPayment } from './refund-payment.ts'
import { renderReceipt } from './receipts/render-receipt.ts'
import { actInSandbox, sandboxAction } from './sandbox-actions.ts'
import { findSandboxPayment, type SandboxPayment } from './providers/sandbox-queries.ts'

const sandboxPayment = z.object({
  reference: z.string(),
  amount: cents,
  currency: z.string(),
  description: z.string(),
  return_url: z.string(),
  state: z.enum(['created', 'processing', 'paid', 'declined']),
})

const reference = z.object({ reference: z.string().regex(/^[\w-]{1,100}$/) })
const byId = z.object({ id })

function seen({ reference, amount, currency, description, return_url, state }: SandboxPayment) {
  return { reference, amount, currency, description, return_url, state }
}

/** Mounts the gateways' notifications, the trial gateway's page, and the owner's payment actions. */
export function mountPayments(app: FastifyInstance, services: GatewayServices): void {
  app.register(async (scope) => mountNotifications(scope, services))
  mountSandbox(app, services)
  mountFrontDesk(app, services)
}

/** In a scope of its own, because the signature covers the bytes of the body, which must not be parsed before. */
function mountNotifications(scope: FastifyInstance, services: GatewayServices): void {
  scope.removeContentTypeParser(['application/json', 'text/plain'])
  scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
  // Some gateways notify by a GET request that names the payment in its query.
  for (const method of ['GET', 'POST'] as const)
    typedApp(scope).route({
      method,
      url: '/payments/:provider/notifications',
      config: { access: 'anyone', queued: 'first' },
      exposeHeadRoute: false,
      schema: {
        tags: ['payments'],
        summary: 'Oznámenie platobnej brány',
        params: z.object({ provider: z.string().max(20) }),
        querystring: z.looseObject({}),
        response: { 200: z.object({ received: z.boolean() }) },
      },
      handler: async ({ params, query, body, headers }) => {
        const bytes = Buffer.isBuffer(body) ? body : Buffer.alloc(0)
        await receiveNotification(services.db, params.provider, { body: bytes, query, headers }, services)
        return { received: true }
      },
    })
}

function mountSandbox(app: FastifyInstance, services: GatewayServices): void {
  const { db } = services
  const typed = typedApp(app)
  typed.get('/sandbox-payments/:reference', {
    config: { access: 'token' },
    schema: {
      summary: 'Skúšobná platba',
      tags: ['payments'],
      params: reference,
      response: { 200: sandboxPayment },
    },
    handler: async ({ params }) => seen(await findSandboxPayment(db, params.reference)),
  })
  typed.post('/sandbox-payments/:reference/actions', {
    config: { access: 'token' },
    schema: {
      summary: 'Čo sa má so skúšobnou platbou stať',
      tags: ['payments'],
      params: reference,
      body: z.strictObject({ action: sandboxAction }),
      response: { 200: sandboxPayment },
    },
    handler: async ({ params, body }) =>
      seen(await actInSandbox(db, params.reference, body.action, services)),
  })
}

function mountFrontDesk(app: FastifyInstance, services: GatewayServices): void {
  const { db } = services
  const typed = typedApp(app)
  const config = { access: 'admin' } as const
  const tags = ['payments']
  typed.get('/reservations/:id/payments', {
    config,
    schema: { summary: 'Platby a vratky rezervácie', tags, params: byId, response: { 200: overview } },
    handler: ({ params }) => paymentOverview(db, params.id, services),
  })
  typed.post('/reservations/:id/refunds', {
    config,
    schema: { summary: 'Vrátenie peňazí', tags, params: byId, body: refundInput, response: { 200: refund } },
    handler: async ({ actor, params, body }) =>
      refundView(await refundPayment(db, actor, params.id, body, services)),
  })
  typed.post('/reservations/:id/refunds/:refund/outcome', {
    config,
    schema: {
      summary: 'Ako dopadlo vrátenie, na ktoré brána neodpovedala',
      tags,
      params: z.object({ id, refund: id }),
      body: refundOutcome,
      response: { 200: refund },
    },
    handler: async ({ actor, params, body }) =>
      refundView(
        await decideRefund(db, actor, { reservation: params.id, refund: params.refund }, body, services),
      ),
  })
  typed.get('/receipts/:id/file.pdf', {
    config,
    schema: {
      summary: 'Potvrdenie o platbe v PDF',
      response: fileAnswer('application/pdf'),
      tags,
      params: byId,
    },
    handler: async ({ params }, reply) => {
      const receipt = await findReceipt(db, params.id)
      return reply
        .type('application/pdf')
        .header('content-disposition', `inline; filename="${receipt.number}.pdf"`)
        .send(await renderReceipt(receipt))
    },
  })
}
