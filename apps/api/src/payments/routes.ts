import { notificationCalls, paymentCalls, sandboxCalls } from '@dvor/contract/calls/money/payments.ts'
import type { SandboxPayment } from '@dvor/contract/money/sandbox-payments.ts'
import type { FastifyInstance } from 'fastify'
import { mountCalls, type CallRequest } from '../platform/http/mount-calls.ts'
import type { GatewayServices } from './providers/services.ts'
import { paymentOverview, refundView } from './present-payments.ts'
import { findReceipt } from './receipts/receipt-queries.ts'
import { decideRefund } from './decide-refund.ts'
import { receiveNotification } from './receive-notification.ts'
import { refundPayment } from './refund-payment.ts'
import { renderReceipt } from './receipts/render-receipt.ts'
import { actInSandbox } from './sandbox-actions.ts'
import { findSandboxPayment } from './providers/sandbox-queries.ts'

/** A payment of the trial gateway as its page sees it. */
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
  const handler = async (request: CallRequest<(typeof notificationCalls)['notify']>) => {
    const { params, query, body, headers } = request
    const bytes = Buffer.isBuffer(body) ? body : Buffer.alloc(0)
    await receiveNotification(services.db, params.provider, { body: bytes, query, headers }, services)
    return { received: true }
  }
  const carried = { handler, queued: 'first', exposeHeadRoute: false } as const
  mountCalls(scope, notificationCalls, { notify: carried, notifyByGet: carried })
}

function mountSandbox(app: FastifyInstance, services: GatewayServices): void {
  const { db } = services
  mountCalls(app, sandboxCalls, {
    find: async ({ params }) => seen(await findSandboxPayment(db, params.reference)),
    act: async ({ params, body }) => seen(await actInSandbox(db, params.reference, body.action, services)),
  })
}

function mountFrontDesk(app: FastifyInstance, services: GatewayServices): void {
  const { db } = services
  mountCalls(app, paymentCalls, {
    overview: ({ params }) => paymentOverview(db, params.id, services),
    refund: async ({ actor, params, body }) =>
      refundView(await refundPayment(db, actor, params.id, body, services)),
    decideRefund: async ({ actor, params, body }) =>
      refundView(
        await decideRefund(db, actor, { reservation: params.id, refund: params.refund }, body, services),
      ),
    receipt: async ({ params }, reply) => {
      const receipt = await findReceipt(db, params.id)
      return reply
        .type('application/pdf')
        .header('content-disposition', `inline; filename="${receipt.number}.pdf"`)
        .send(await renderReceipt(receipt))
    },
  })
}
