import {
  voucherOffer as offer,
  voucherOrder,
  voucherOrderPaid,
  voucherOrderPayment,
  voucherOrderRequest,
  voucherOrderResult,
  voucherWithdrawal,
} from '@dvor/contract/reservations/voucher-orders.ts'
import { reservationToken } from '@dvor/contract/reservations/reservations.ts'
import { id } from '@dvor/contract/values/values.ts'
import { todayIn } from '@dvor/format/instants.ts'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { typedApp, type TypedApp } from '../platform/http/typed-routes.ts'
import type { GatewayServices } from '../payments/providers/services.ts'
import { notFound } from '../platform/errors.ts'
import { fileAnswer } from '../platform/http/file-answer.ts'
import { keyOf } from '../platform/http/idempotency-key.ts'
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

const tags = ['vouchers']
/** A day: pages ask for the picture with the version of the property's look. */
const pictureLife = 'public, max-age=86400'
const token = { access: 'token' } as const
const params = z.object({ token: reservationToken })

/** Mounts the sale of vouchers on the site: the offer, the order, and the buyer's page. */
export function mountVoucherOrders(app: FastifyInstance, services: GatewayServices): void {
  const typed = typedApp(app)
  mountOrdering(typed, services)
  mountPage(typed, services)
  mountFiles(typed, services)
}

function mountOrdering(app: TypedApp, services: GatewayServices): void {
  const { db } = services
  app.get('/voucher-offer', {
    config: { access: 'anyone' },
    schema: { summary: 'Ponuka poukazov na webe', tags, response: { 200: offer } },
    handler: () => voucherOffer(db, services),
  })
  app.get('/voucher-offer/picture.svg', {
    config: { access: 'anyone' },
    schema: { summary: 'Kresba na poukaze', tags, response: fileAnswer('image/svg+xml') },
    handler: async (_request, reply) => {
      const { colour_primary } = await readSettings(db)
      return reply
        .type('image/svg+xml')
        .header('cache-control', pictureLife)
        .send(voucherPicture(colour_primary))
    },
  })
  app.post('/voucher-orders', {
    config: { access: 'anyone' },
    schema: {
      summary: 'Objednávka poukazu na webe',
      tags,
      body: voucherOrderRequest,
      response: { 200: voucherOrderResult },
    },
    handler: (request) =>
      orderVoucher(db, request.actor, request.body, services, keyOf(request, request.actor)),
  })
}

function mountPage(app: TypedApp, services: GatewayServices): void {
  const { db } = services
  app.get('/voucher-orders/:token', {
    config: token,
    schema: { summary: 'Stránka kupujúceho', tags, params, response: { 200: voucherOrder } },
    handler: (request) => readOrder(db, request.params.token, services),
  })
  app.post('/voucher-orders/:token/payment', {
    config: token,
    schema: {
      summary: 'Zaplatenie objednaného poukazu',
      tags,
      params,
      body: voucherOrderPayment,
      response: { 200: voucherOrderPaid },
    },
    handler: async ({ actor, params: by, body }) => ({
      payment_url: await payOrder(db, actor, by.token, body.payment_method, services),
    }),
  })
  app.post('/voucher-orders/:token/withdrawal', {
    config: token,
    schema: {
      summary: 'Odstúpenie od kúpy poukazu',
      tags,
      params,
      body: voucherWithdrawal,
      response: { 200: voucherOrder },
    },
    handler: async ({ actor, params: by, body }) => {
      await withdrawOrder(db, actor, by.token, body, services)
      return readOrder(db, by.token, services)
    },
  })
}

function mountFiles(app: TypedApp, services: GatewayServices): void {
  const { db, clock } = services
  app.get('/voucher-orders/:token/file.pdf', {
    config: token,
    schema: { summary: 'Kúpený poukaz v PDF', tags, params, response: fileAnswer('application/pdf') },
    handler: async (request, reply) => {
      const one = await findVoucherByToken(db, request.params.token)
      const voucher = await findVoucher(db, one, todayIn(clock.now()))
      const pdf = voucher.state === 'valid' ? await voucherPdf(voucher, services) : null
      if (!pdf) throw notFound('Voucher')
      return reply
        .type('application/pdf')
        .header('content-disposition', `inline; filename="poukaz-${voucher.number}.pdf"`)
        .send(pdf)
    },
  })
  app.get('/voucher-orders/:token/documents/:id/file.pdf', {
    config: token,
    schema: {
      summary: 'Doklad o peniazoch za kúpený poukaz v PDF',
      tags,
      params: params.extend({ id }),
      response: fileAnswer('application/pdf'),
    },
    handler: async (request, reply) => {
      const voucher = await findVoucherByToken(db, request.params.token)
      const receipt = await findReceiptMovement(db, request.params.id)
      if (receipt.voucher !== voucher) throw notFound('Receipt')
      return reply
        .type('application/pdf')
        .header('content-disposition', `inline; filename="${receipt.number}.pdf"`)
        .send(await voucherReceiptPdf(receipt))
    },
  })
}
