import {
  waitingFit,
  waitingListEntry,
  waitingListJoined,
  waitingListOffer,
  waitingListOrder,
  waitingListRequest,
} from '@dvor/contract/reservations/waiting-list.ts'
import { reservationToken } from '@dvor/contract/reservations/reservations.ts'
import { id } from '@dvor/contract/values/values.ts'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { typedApp, type TypedApp } from '../platform/http/typed-routes.ts'
import type { Db } from '../db/database.ts'
import type { BookingServices } from '../reservations/queries/services.ts'
import { readGuestPage, withdrawEntry } from './guest-page.ts'
import { joinWaitingList } from './join.ts'
import { listFits, offerByHand, orderList } from './owner-actions.ts'

type Needs = BookingServices & { db: Db }

const tags = ['waiting-list']
const byToken = z.object({ token: reservationToken })
const byId = z.object({ id })
const done = { 200: z.object({ done: z.boolean() }) }

/** Mounts the waiting list: the public form, the guest's page, and the owner's actions. */
export function mountWaitingList(app: FastifyInstance, services: Needs): void {
  const typed = typedApp(app)
  mountGuestCalls(typed, services)
  mountOwnerCalls(typed, services)
}

function mountGuestCalls(app: TypedApp, services: Needs): void {
  const { db, clock } = services
  app.post('/waiting-list-entries', {
    config: { access: 'anyone' },
    schema: {
      summary: 'Zápis do poradovníka na obsadený termín',
      tags,
      body: waitingListRequest,
      response: { 200: waitingListJoined },
    },
    handler: ({ actor, body }) => joinWaitingList(db, actor, body, services),
  })
  app.get('/waiting-list-entries/:token', {
    config: { access: 'token' },
    schema: {
      summary: 'Zápis v poradovníku podľa odkazu hosťa',
      tags,
      params: byToken,
      response: { 200: waitingListEntry },
    },
    handler: ({ params }) => readGuestPage(db, params.token, clock),
  })
  app.post('/waiting-list-entries/:token/withdrawal', {
    config: { access: 'token' },
    schema: {
      summary: 'Odhlásenie hosťa z poradovníka',
      tags,
      params: byToken,
      response: { 200: waitingListEntry },
    },
    handler: async ({ actor, params }) => {
      await withdrawEntry(db, actor, params.token, services)
      return readGuestPage(db, params.token, clock)
    },
  })
}

function mountOwnerCalls(app: TypedApp, services: Needs): void {
  const { db } = services
  app.get('/waiting-list/:id/fits', {
    config: { access: 'admin' },
    schema: {
      summary: 'Voľné pobyty pre zápis v poradovníku',
      tags,
      params: byId,
      response: { 200: z.array(waitingFit) },
    },
    handler: ({ params }) => listFits(db, params.id, services),
  })
  app.post('/waiting-list/:id/offer', {
    config: { access: 'admin' },
    schema: {
      summary: 'Ponuka mimo poradia',
      tags,
      params: byId,
      body: waitingListOffer,
      response: done,
    },
    handler: async ({ actor, params, body }) => {
      await offerByHand(db, actor, params.id, body, services)
      return { done: true }
    },
  })
  app.put('/waiting-list-order', {
    config: { access: 'admin' },
    schema: { summary: 'Zmena poradia čakajúcich', tags, body: waitingListOrder, response: done },
    handler: async ({ actor, body }) => {
      await orderList(db, actor, body.ids, services)
      return { done: true }
    },
  })
}
