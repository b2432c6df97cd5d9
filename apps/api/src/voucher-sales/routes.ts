import {
  voucher,
  voucherBalance,
  voucherBalanceRequest,
  voucherCodeShown,
  voucherDetail,
  voucherInput,
  voucherPage,
  voucherPayment,
  voucherProlongation,
  voucherQuery,
  voucherRedeemed,
  voucherRedemption,
  voucherReturn,
  voucherReturned,
  voucherSending,
  voucherVoiding,
} from '@dvor/contract/money/vouchers.ts'
import { reservationToken } from '@dvor/contract/reservations/reservations.ts'
import { id } from '@dvor/contract/values/values.ts'
import { todayIn } from '@dvor/format/instants.ts'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { inTransaction, type Db } from '../db/database.ts'
import { ApiError, notFound } from '../platform/errors.ts'
import { fileAnswer } from '../platform/http/file-answer.ts'
import { keyOf, runWithIdempotencyKey } from '../platform/http/idempotency-key.ts'
import type { Services } from '../platform/services.ts'
import { recordChange } from '../history/queries.ts'
import { checkBalance, limitVoucherGuesses } from '../vouchers/check-balance.ts'
import { voucherPdf } from './draw-voucher.ts'
import { voucherReceiptPdf } from './draw-receipt.ts'
import { prolongVoucher, voidVoucher } from '../vouchers/edit-voucher.ts'
import { findReceiptMovement } from '../vouchers/movement-queries.ts'
import { voucherDetailOf, voucherPageOf, voucherView } from './present-vouchers.ts'
import { redeemVoucher } from '../vouchers/redeem-voucher.ts'
import { returnByOwner } from '../vouchers/return-to-vouchers.ts'
import { payBackVoucher } from './pay-back.ts'
import { showCode } from './show-code.ts'
import { payVoucher, sellVoucher } from '../vouchers/sell-voucher.ts'
import { sendVoucher } from '../vouchers/send-voucher.ts'
import { findVoucher } from '../vouchers/voucher-queries.ts'

const params = z.object({ id })
const tags = ['vouchers']
const admin = { access: 'admin' } as const

const typedApp = (app: FastifyInstance) => app.withTypeProvider<ZodTypeProvider>()
type TypedApp = ReturnType<typeof typedApp>

/** Mounts gift vouchers: the desk, spending them, and the balance by the code. */
export function mountVouchers(app: FastifyInstance, services: Services): void {
  const typed = typedApp(app)
  mountReading(typed, services)
  mountSelling(typed, services)
  mountChanges(typed, services)
  mountSpending(typed, services)
  mountGuests(typed, services)
}

function mountReading(app: TypedApp, services: Services): void {
  const { db, clock } = services
  app.get('/vouchers', {
    config: admin,
    schema: { summary: 'Darčekové poukazy', tags, querystring: voucherQuery, response: { 200: voucherPage } },
    handler: ({ query }) => voucherPageOf(db, query, clock),
  })
  app.get('/vouchers/:id', {
    config: admin,
    schema: { summary: 'Poukaz s pohybmi', tags, params, response: { 200: voucherDetail } },
    handler: (request) => voucherDetailOf(db, request.params.id, clock),
  })
  app.get('/vouchers/:id/file.pdf', {
    config: admin,
    schema: { summary: 'Poukaz v PDF', tags, params, response: fileAnswer('application/pdf') },
    handler: async (request, reply) => {
      const row = await findVoucher(db, request.params.id, todayIn(clock.now()))
      const pdf =
        row.state === 'waiting' || row.state === 'lapsed' || row.state === 'void'
          ? null
          : await voucherPdf(row, services)
      if (!pdf) throw notFound('Voucher')
      await recordChange(db, request.actor, { collection: 'vouchers', recordId: row.id, action: 'printed' })
      return reply
        .type('application/pdf')
        .header('content-disposition', `inline; filename="poukaz-${row.number}.pdf"`)
        .send(pdf)
    },
  })
  app.post('/vouchers/:id/code', {
    config: admin,
    schema: {
      summary: 'Celý kód poukazu',
      tags,
      params,
      body: z.strictObject({}),
      response: { 200: voucherCodeShown },
    },
    handler: async ({ actor, params: { id: one } }) => ({ code: await showCode(db, actor, one, services) }),
  })
  app.get('/voucher-movements/:id/file.pdf', {
    config: admin,
    schema: {
      summary: 'Doklad o peniazoch za poukaz v PDF',
      tags,
      params,
      response: fileAnswer('application/pdf'),
    },
    handler: async (request, reply) => {
      const receipt = await findReceiptMovement(db, request.params.id)
      return reply
        .type('application/pdf')
        .header('content-disposition', `inline; filename="${receipt.number}.pdf"`)
        .send(await voucherReceiptPdf(receipt))
    },
  })
}

function mountSelling(app: TypedApp, services: Services): void {
  const { db } = services
  app.post('/vouchers', {
    config: admin,
    schema: { summary: 'Predaj poukazu na recepcii', tags, body: voucherInput, response: { 200: voucher } },
    handler: async (request) => {
      const { actor, body } = request
      const sell = async (tx: Db) => (await sellVoucher(tx, actor, body, services)).id
      const sold = await runWithIdempotencyKey(db, keyOf(request, actor), body, sell)
      return voucherView(await findVoucher(db, sold, todayIn(services.clock.now())))
    },
  })
  app.post('/vouchers/:id/payment', {
    config: admin,
    schema: {
      summary: 'Peniaze za poukaz prišli',
      tags,
      params,
      body: voucherPayment,
      response: { 200: voucher },
    },
    handler: async ({ actor, params: { id: one }, body }) =>
      voucherView(await payVoucher(db, actor, one, body.method, services)),
  })
  app.post('/vouchers/:id/email', {
    config: admin,
    schema: {
      summary: 'Poslať poukaz znova',
      tags,
      params,
      body: voucherSending,
      response: { 200: voucher },
    },
    handler: ({ actor, params: { id: one }, body }) =>
      inTransaction(db, async (tx) => {
        const row = await findVoucher(tx, one, todayIn(services.clock.now()))
        if (row.state !== 'valid') throw new ApiError('conflict', 'Only a valid voucher is sent')
        await sendVoucher(tx, row, body.to, services)
        await recordChange(tx, actor, {
          collection: 'vouchers',
          recordId: one,
          action: 'sent',
          after: { to: body.to },
        })
        return voucherView(row)
      }),
  })
}

function mountChanges(app: TypedApp, services: Services): void {
  const { db } = services
  app.post('/vouchers/:id/refund', {
    config: admin,
    schema: {
      summary: 'Peniaze za poukaz sú vrátené',
      tags,
      params,
      body: voucherPayment,
      response: { 200: voucher },
    },
    handler: async ({ actor, params: { id: one }, body }) =>
      voucherView(await payBackVoucher(db, actor, one, body.method, services)),
  })
  app.post('/vouchers/:id/void', {
    config: admin,
    schema: { summary: 'Zrušenie poukazu', tags, params, body: voucherVoiding, response: { 200: voucher } },
    handler: async ({ actor, params: { id: one }, body }) =>
      voucherView(await voidVoucher(db, actor, one, body, services)),
  })
  app.post('/vouchers/:id/validity', {
    config: admin,
    schema: {
      summary: 'Predĺženie poukazu',
      tags,
      params,
      body: voucherProlongation,
      response: { 200: voucher },
    },
    handler: async ({ actor, params: { id: one }, body }) =>
      voucherView(await prolongVoucher(db, actor, one, body.valid_until, services)),
  })
}

function mountSpending(app: TypedApp, services: Services): void {
  const { db } = services
  app.post('/reservations/:id/voucher-redemptions', {
    config: admin,
    schema: {
      summary: 'Platba rezervácie poukazom',
      tags,
      params,
      body: voucherRedemption,
      response: { 200: voucherRedeemed },
    },
    handler: ({ actor, params: by, body }) => redeemVoucher(db, actor, by, body.code, services),
  })
  app.post('/reservations/:id/voucher-returns', {
    config: admin,
    schema: {
      summary: 'Vrátenie peňazí na poukaz',
      tags,
      params,
      body: voucherReturn,
      response: { 200: voucherReturned },
    },
    handler: async ({ actor, params: by, body }) => ({
      returned: await returnByOwner(db, actor, by.id, body.amount ?? null, services),
    }),
  })
}

function mountGuests(app: TypedApp, services: Services): void {
  const { db, clock } = services
  app.post('/voucher-balances', {
    config: { access: 'anyone' },
    schema: {
      summary: 'Zostatok poukazu podľa kódu',
      tags,
      body: voucherBalanceRequest,
      response: { 200: voucherBalance },
    },
    handler: ({ actor, body }) => checkBalance(db, actor, body.code, clock),
  })
  app.post('/reservation-details/:token/voucher', {
    config: { access: 'token' },
    schema: {
      summary: 'Hosť platí poukazom',
      tags,
      params: z.object({ token: reservationToken }),
      body: voucherRedemption,
      response: { 200: voucherRedeemed },
    },
    handler: ({ actor, params: by, body }) =>
      limitVoucherGuesses(db, { actor, code: body.code }, clock, () =>
        redeemVoucher(db, actor, by, body.code, services),
      ),
  })
}
