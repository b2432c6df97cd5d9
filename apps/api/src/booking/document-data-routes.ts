import { guestAddress } from '@dvor/contract/reservations/guest-address.ts'
import { allowanceInput } from '@dvor/contract/reservations/recreation-allowance.ts'
import { reservationDetail as detailShape } from '@dvor/contract/reservations/reservation-details.ts'
import { reservationToken } from '@dvor/contract/reservations/reservations.ts'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { typedApp } from '../platform/http/typed-routes.ts'
import type { GatewayServices } from '../payments/providers/services.ts'
import { changeAddress } from './changing/change-address.ts'
import { changeAllowance, withdrawAllowance } from './changing/change-allowance.ts'
import { reservationDetail } from './reservation-detail.ts'

const byToken = z.object({ token: reservationToken })

/** Mounts the guest's calls about data that only documents need: the address and the recreation allowance. */
export function mountDocumentData(fastify: FastifyInstance, services: GatewayServices): void {
  const app = typedApp(fastify)
  const { db } = services
  app.post('/reservation-details/:token/address', {
    config: { access: 'token' },
    schema: {
      summary: 'Adresa hosťa na doklad',
      tags: ['booking'],
      params: byToken,
      body: guestAddress,
      response: { 200: detailShape },
    },
    handler: async ({ actor, params, body }) => {
      await changeAddress(db, actor, params.token, body, services)
      return reservationDetail(db, params.token, services)
    },
  })
  app.put('/reservation-details/:token/recreation-allowance', {
    config: { access: 'token' },
    schema: {
      summary: 'Žiadosť hosťa o doklady na príspevok na rekreáciu',
      tags: ['booking'],
      params: byToken,
      body: allowanceInput,
      response: { 200: detailShape },
    },
    handler: async ({ actor, params, body }) => {
      await changeAllowance(db, actor, params.token, body, services)
      return reservationDetail(db, params.token, services)
    },
  })
  app.delete('/reservation-details/:token/recreation-allowance', {
    config: { access: 'token' },
    schema: {
      summary: 'Hosť doklady na príspevok na rekreáciu nepotrebuje',
      tags: ['booking'],
      params: byToken,
      response: { 200: detailShape },
    },
    handler: async ({ actor, params }) => {
      await withdrawAllowance(db, actor, params.token, services)
      return reservationDetail(db, params.token, services)
    },
  })
}
