import { gatheringCalls, ownerGatheringCalls } from '@dvor/contract/calls/guests/gatherings.ts'
import type { GatheringChoice } from '@dvor/contract/reservations/gatherings.ts'
import type { Hold } from '@dvor/contract/reservations/reservations.ts'
import type { FastifyInstance } from 'fastify'
import { holdStays } from '../booking/holding/hold-stays.ts'
import type { Actor } from '../platform/actor.ts'
import { mountCalls } from '../platform/http/mount-calls.ts'
import type { Db } from '../db/database.ts'
import { withAlternatives } from '../pricing/with-alternatives.ts'
import type { BookingServices } from '../reservations/queries/services.ts'
import { endGathering } from './end-gathering.ts'
import { confirmGathering, prolongGathering, releaseUnits } from './organise.ts'
import { findGathering } from './queries.ts'
import { readForOwner, readOrganised, readShared } from './read-pages.ts'
import { requestGathering } from './request-gathering.ts'

type Needs = BookingServices & { db: Db }

/** Mounts gatherings: the calls of families and the organiser, and the owner's. */
export function mountGatherings(app: FastifyInstance, services: Needs): void {
  const { db, clock } = services
  const page = (organiser: string) => readOrganised(db, { organiser }, services)
  mountCalls(app, gatheringCalls, {
    request: ({ actor, body }) =>
      withAlternatives(db, clock, () => requestGathering(db, actor, body, services)),
    shared: ({ actor, params, query }) => readShared(db, actor, params.token, query, services),
    choose: ({ actor, params, body }) => chooseUnits(db, actor, params.token, body, services),
    organised: ({ params }) => page(params.token),
    confirm: async ({ actor, params: { token } }) => {
      await confirmGathering(db, actor, token, services)
      return page(token)
    },
    release: async ({ actor, params: { token }, body }) => {
      await releaseUnits(db, actor, { organiser: token }, body.units, services)
      return page(token)
    },
    prolong: async ({ actor, params: { token }, body }) => {
      await prolongGathering(db, actor, { organiser: token }, body.hours, services)
      return page(token)
    },
    end: async ({ actor, params: { token } }) => {
      await endGathering(db, actor, { organiser: token }, services)
      return page(token)
    },
  })
  mountOwner(app, services)
}

/**
 * Takes units of a gathering for the calling family as an ordinary hold of its device, which it then orders like any
 * other. Nights, price and restrictions are those of `holdStays`, whose errors it throws. @throws ApiError `not_found`,
 * `hold_expired` after the gathering's end, `nights_taken` where another family has a unit
 */
async function chooseUnits(
  db: Db,
  actor: Actor,
  token: string,
  { stays, rate_plan }: GatheringChoice,
  services: BookingServices,
): Promise<Hold> {
  const { id: gathering, arrival, departure } = await findGathering(db, { token })
  const request = {
    stays: stays.map((stay) => ({ ...stay, arrival, departure })),
    services: [],
    ...(rate_plan && { rate_plan }),
  }
  return holdStays(db, actor, request, services, { gathering })
}

function mountOwner(app: FastifyInstance, services: Needs): void {
  const { db } = services
  mountCalls(app, ownerGatheringCalls, {
    units: ({ params }) => readForOwner(db, params.id, services),
    release: async ({ actor, params: { id }, body }) => {
      await releaseUnits(db, actor, { id }, body.units, services)
      return readForOwner(db, id, services)
    },
    prolong: async ({ actor, params: { id }, body }) => {
      await prolongGathering(db, actor, { id }, body.hours, services)
      return readForOwner(db, id, services)
    },
    end: async ({ actor, params: { id } }) => {
      await endGathering(db, actor, { id }, services)
      return readForOwner(db, id, services)
    },
  })
}
