import {
  cancellationPreview,
  commonServiceAddition,
  earlyDeparture,
  earlyDepartureOutcome,
  priceChange,
  roomsSwapped,
  roomSwap,
  staysChange,
  staysChanged,
} from '@dvor/contract/reservations/admin-reservations.ts'
import { dryRunQuery, id } from '@dvor/contract/values/values.ts'
import { availabilityQuery, unitAvailability } from '@dvor/contract/pricing/availability.ts'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { typedApp, type TypedApp } from '../platform/http/typed-routes.ts'
import { ifMatchOf } from '../platform/http/if-match.ts'
import type { CollectionServices } from '../crud/services.ts'
import { searchAvailability } from '../inventory/search-availability.ts'
import { withAlternatives } from '../pricing/with-alternatives.ts'
import { serviceView } from '../reservations/queries/present-reservations.ts'
import { addService, previewServiceRemoval, removeService } from './changing/change-services.ts'
import { previewCancellation } from './changing/cancel-reservation.ts'
import { changeStays } from './changing/change-stays.ts'
import { swapRooms } from './swap-rooms.ts'
import { departEarly } from './changing/depart-early.ts'

const byId = z.object({ id })
const config = { access: 'admin' } as const
const tags = ['reservations']

/** Mounts the owner's changes of stays and common services, and previews of what a change would cost or return. */
export function mountChangesForAdmins(app: FastifyInstance, services: CollectionServices): void {
  const typed = typedApp(app)
  mountStays(typed, services)
  mountPreviews(typed, services)
  mountServices(typed, services)
}

/** Mounts the changes of the stays. */
function mountStays(typed: TypedApp, services: CollectionServices): void {
  const { db, clock } = services
  typed.post('/reservations/:id/stays', {
    config,
    schema: {
      summary: 'Zmena pobytu, aj len na skúšku',
      tags,
      params: byId,
      body: staysChange,
      querystring: dryRunQuery,
      response: { 200: staysChanged },
    },
    handler: ({ actor, params, body, query, headers }) =>
      withAlternatives(db, clock, () =>
        changeStays(db, actor, params.id, body, services, {
          dryRun: query.dry_run,
          ifMatch: ifMatchOf({ headers }),
        }),
      ),
  })
  typed.post('/reservations/:id/room-swap', {
    config,
    schema: {
      summary: 'Výmena izieb dvoch rezervácií, aj len na skúšku',
      tags,
      params: byId,
      body: roomSwap,
      querystring: z.strictObject({ dry_run: z.string().optional() }),
      response: { 200: roomsSwapped },
    },
    handler: ({ actor, params, body, query, headers }) => {
      const options = { dryRun: query.dry_run !== undefined, ifMatch: ifMatchOf({ headers }) }
      return swapRooms(db, actor, params.id, body, services, options)
    },
  })
  typed.post('/reservations/:id/early-departure', {
    config,
    schema: {
      summary: 'Skorší odchod ubytovaných hostí, aj len na skúšku',
      tags,
      params: byId,
      body: earlyDeparture,
      querystring: dryRunQuery,
      response: { 200: earlyDepartureOutcome },
    },
    handler: ({ actor, params, body, query, headers }) => {
      const options = { dryRun: query.dry_run, ifMatch: ifMatchOf({ headers }) }
      return departEarly(db, actor, params.id, body, services, options)
    },
  })
}

/** Mounts previews of steps that cannot be undone easily; they change nothing. */
function mountPreviews(typed: TypedApp, services: CollectionServices): void {
  const { db, clock } = services
  typed.get('/reservations/:id/availability', {
    config,
    schema: {
      summary: 'Voľné jednotky pre presun rezervácie; jej vlastné noci sa počítajú ako voľné',
      tags,
      params: byId,
      querystring: availabilityQuery,
      response: { 200: z.array(unitAvailability) },
    },
    handler: ({ params, query }) => searchAvailability(db, query, clock, null, params.id),
  })
  typed.get('/reservations/:id/cancellation', {
    config,
    schema: {
      summary: 'Čo by zrušenie ponechalo a vrátilo',
      tags,
      params: byId,
      response: { 200: cancellationPreview },
    },
    handler: ({ params }) => previewCancellation(db, params.id, services),
  })
}

/** Mounts adding and removing common services. */
function mountServices(typed: TypedApp, services: CollectionServices): void {
  const { db } = services
  typed.post('/reservations/:id/common-service-reservations', {
    config,
    schema: {
      summary: 'Pridanie doplnkovej služby k rezervácii',
      tags,
      params: byId,
      body: commonServiceAddition,
      querystring: dryRunQuery,
      response: { 200: priceChange },
    },
    handler: ({ actor, params, body: { expected_total, ...request }, query, headers }) => {
      const dryRun = query.dry_run
      const options = { dryRun, expected_total, ifMatch: ifMatchOf({ headers }) }
      return addService(db, actor, params.id, request, options, services)
    },
  })
  typed.get('/common-service-reservations/:id/removal', {
    config,
    schema: {
      summary: 'Rozdiel ceny po odobratí doplnkovej služby',
      tags,
      params: byId,
      response: { 200: priceChange },
    },
    handler: ({ params }) => previewServiceRemoval(db, params.id, services),
  })
  typed.delete('/common-service-reservations/:id', {
    config,
    schema: {
      summary: 'Odobratie doplnkovej služby',
      tags,
      params: byId,
      response: { 200: z.looseObject({ id }) },
    },
    handler: async ({ actor, params, headers }) => {
      const condition = { ifMatch: ifMatchOf({ headers }) }
      return serviceView(await removeService(db, actor, params.id, services, condition))
    },
  })
}
