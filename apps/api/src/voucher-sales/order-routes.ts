import { guestVoucherCalls } from '@dvor/contract/calls/vouchers/guest-vouchers.ts'
import { todayIn } from '@dvor/format/instants.ts'
import type { FastifyInstance } from 'fastify'
import type { GatewayServices } from '../payments/providers/services.ts'
import { notFound } from '../platform/errors.ts'
import { keyOf } from '../platform/http/idempotency-key.ts'
import { mountCalls } from '../platform/http/mount-calls.ts'
import { readSettings } from '../property/settings.ts'
import { findReceiptMovement } from '../vouchers/movement-queries.ts'
import { findVoucher, findVoucherByToken } from '../vouchers/voucher-queries.ts'
import { voucherReceiptPdf } from './draw-receipt.ts'
import { voucherPdf } from './draw-voucher.ts'
import { readOrder } from './order-page.ts'
import { orderVoucher } from './order-voucher.ts'
import { payOrder } from './pay-order.ts'
import { voucherOffer } from './voucher-offer.ts'
import { voucherPicture } from './voucher-picture.ts'
import { withdrawOrder } from './withdraw-order.ts'

/** A day: pages ask for the picture with the version of the property's look. */
const pictureLife = 'public, max-age=86400'

/** Mounts the sale of vouchers on the site: the offer, the order, and the buyer's page. */
export function mountVoucherOrders(app: FastifyInstance, services: GatewayServices): void {
  mountOrdering(app, services)
  mountPage(app, services)
  mountFiles(app, services)
}

function mountOrdering(app: FastifyInstance, services: GatewayServices): void {
  const { db } = services
  mountCalls(app, guestVoucherCalls, {
    offer: () => voucherOffer(db, services),
    picture: async (_request, reply) => {
      const { colour_primary } = await readSettings(db)
      return reply
        .type('image/svg+xml')
        .header('cache-control', pictureLife)
        .send(voucherPicture(colour_primary))
    },
    order: (request) =>
      orderVoucher(db, request.actor, request.body, services, keyOf(request, request.actor)),
  })
}

function mountPage(app: FastifyInstance, services: GatewayServices): void {
  const { db } = services
  mountCalls(app, guestVoucherCalls, {
    readOrder: ({ params }) => readOrder(db, params.token, services),
    payOrder: async ({ actor, params, body }) => ({
      payment_url: await payOrder(db, actor, params.token, body.payment_method, services),
    }),
    withdraw: async ({ actor, params, body }) => {
      await withdrawOrder(db, actor, params.token, body, services)
      return readOrder(db, params.token, services)
    },
  })
}

function mountFiles(app: FastifyInstance, services: GatewayServices): void {
  const { db, clock } = services
  mountCalls(app, guestVoucherCalls, {
    file: async ({ params }, reply) => {
      const one = await findVoucherByToken(db, params.token)
      const voucher = await findVoucher(db, one, todayIn(clock.now()))
      const pdf = voucher.state === 'valid' ? await voucherPdf(voucher, services) : null
      if (!pdf) throw notFound('Voucher')
      return reply
        .type('application/pdf')
        .header('content-disposition', `inline; filename="poukaz-${voucher.number}.pdf"`)
        .send(pdf)
    },
    documentFile: async ({ params }, reply) => {
      const voucher = await findVoucherByToken(db, params.token)
      const receipt = await findReceiptMovement(db, params.id)
      if (receipt.voucher !== voucher) throw notFound('Receipt')
      return reply
        .type('application/pdf')
        .header('content-disposition', `inline; filename="${receipt.number}.pdf"`)
        .send(await voucherReceiptPdf(receipt))
    },
  })
}
