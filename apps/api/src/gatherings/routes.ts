import {
  gatheringChoice,
  gatheringParty,
  gatheringProlongation,
  gatheringReleases,
  gatheringRequest,
  gatheringRequested,
  organisedGathering,
  ownersGathering,
  sharedGathering,
} from '@dvor/contract/reservations/gatherings.ts'
import { deviceKey, hold, reservationToken } from '@dvor/contract/reservations/reservations.ts'
import { deviceKeyHeader } from '@dvor/contract/values/device-key.ts'
import { id } from '@dvor/contract/values/values.ts'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { typedApp, type TypedApp } from '../platform/http/typed-routes.ts'
import type { Db } from '../db/database.ts'
import { withAlternatives } from '../pricing/with-alternatives.ts'
import type { BookingServices } from '../reservations/queries/services.ts'
import { chooseUnits } from './choose-units.ts'
import { endGathering } from './end-gathering.ts'
import { confirmGathering, prolongGathering, releaseUnits } from './organise.ts'
import { readForOwner, readOrganised, readShared } from './read-pages.ts'
import { requestGathering } from './request-gathering.ts'

type Needs = BookingServices & { db: Db }

const tags = ['gatherings']
const byToken = z.object({ token: reservationToken })
const byId = z.object({ id })
const headers = z.looseObject({ [deviceKeyHeader]: deviceKey.optional() })

/** Mounts gatherings: the families' calls, the organiser's, and the owner's. */
export function mountGatherings(app: FastifyInstance, services: Needs): void {
  const typed = typedApp(app)
  mountFamilies(typed, services)
  mountOrganiser(typed, services)
  mountOwner(typed, services)
}

function mountFamilies(app: TypedApp, services: Needs): void {
  const { db, clock } = services
  app.post('/gathering-requests', {
    config: { access: 'anyone' },
    schema: {
      summary: 'Žiadosť o spoločný pobyt viacerých rodín',
      tags,
      body: gatheringRequest,
      response: { 200: gatheringRequested },
    },
    handler: ({ actor, body }) =>
      withAlternatives(db, clock, () => requestGathering(db, actor, body, services)),
  })
  app.get('/shared-gatherings/:token', {
    config: { access: 'token' },
    schema: {
      summary: 'Spoločný pobyt podľa odkazu pre rodiny',
      tags,
      params: byToken,
      headers,
      querystring: gatheringParty,
      response: { 200: sharedGathering },
    },
    handler: ({ actor, params, query }) => readShared(db, actor, params.token, query, services),
  })
  app.post('/shared-gatherings/:token/choices', {
    config: { access: 'token' },
    schema: {
      summary: 'Výber izieb spoločného pobytu rodinou',
      tags,
      params: byToken,
      headers,
      body: gatheringChoice,
      response: { 200: hold },
    },
    handler: ({ actor, params, body }) => chooseUnits(db, actor, params.token, body, services),
  })
}

function mountOrganiser(app: TypedApp, services: Needs): void {
  const { db } = services
  const about = { tags, params: byToken, response: { 200: organisedGathering } }
  const page = (organiser: string) => readOrganised(db, { organiser }, services)
  app.get('/organised-gatherings/:token', {
    config: { access: 'token' },
    schema: { summary: 'Spoločný pobyt podľa odkazu organizátora', ...about },
    handler: ({ params }) => page(params.token),
  })
  app.post('/organised-gatherings/:token/confirmation', {
    config: { access: 'token' },
    schema: { summary: 'Potvrdenie spoločného pobytu organizátorom', ...about },
    handler: async ({ actor, params }) => {
      await confirmGathering(db, actor, params.token, services)
      return page(params.token)
    },
  })
  app.post('/organised-gatherings/:token/releases', {
    config: { access: 'token' },
    schema: { summary: 'Uvoľnenie izieb organizátorom', ...about, body: gatheringReleases },
    handler: async ({ actor, params, body }) => {
      await releaseUnits(db, actor, { organiser: params.token }, body.units, services)
      return page(params.token)
    },
  })
  app.post('/organised-gatherings/:token/prolongation', {
    config: { access: 'token' },
    schema: { summary: 'Predĺženie organizátorom podľa pravidla', ...about, body: gatheringProlongation },
    handler: async ({ actor, params, body }) => {
      await prolongGathering(db, actor, { organiser: params.token }, body.hours, services)
      return page(params.token)
    },
  })
  app.post('/organised-gatherings/:token/end', {
    config: { access: 'token' },
    schema: { summary: 'Ukončenie spoločného pobytu organizátorom', ...about },
    handler: async ({ actor, params }) => {
      await endGathering(db, actor, { organiser: params.token }, services)
      return page(params.token)
    },
  })
}

function mountOwner(app: TypedApp, services: Needs): void {
  const { db } = services
  const about = { tags, params: byId, response: { 200: ownersGathering } }
  app.get('/gatherings/:id/units', {
    config: { access: 'admin' },
    schema: { summary: 'Izby spoločného pobytu a kto si ich vzal', ...about },
    handler: ({ params }) => readForOwner(db, params.id, services),
  })
  app.post('/gatherings/:id/releases', {
    config: { access: 'admin' },
    schema: { summary: 'Uvoľnenie izieb spoločného pobytu', ...about, body: gatheringReleases },
    handler: async ({ actor, params, body }) => {
      await releaseUnits(db, actor, { id: params.id }, body.units, services)
      return readForOwner(db, params.id, services)
    },
  })
  app.post('/gatherings/:id/prolongation', {
    config: { access: 'admin' },
    schema: { summary: 'Predĺženie spoločného pobytu', ...about, body: gatheringProlongation },
    handler: async ({ actor, params, body }) => {
      await prolongGathering(db, actor, { id: params.id }, body.hours, services)
      return readForOwner(db, params.id, services)
    },
  })
  app.post('/gatherings/:id/end', {
    config: { access: 'admin' },
    schema: { summary: 'Ukončenie spoločného pobytu', ...about },
    handler: async ({ actor, params }) => {
      await endGathering(db, actor, { id: params.id }, services)
      return readForOwner(db, params.id, services)
    },
  })
}
