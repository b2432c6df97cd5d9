import {
  activityAddition,
  activityCancellation,
  activityOutcome,
} from '@dvor/contract/reservations/added-activities.ts'
import { reservationToken } from '@dvor/contract/reservations/reservations.ts'
import { id } from '@dvor/contract/values/values.ts'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { typedApp } from '../../platform/http/typed-routes.ts'
import type { Services } from '../../platform/services.ts'
import { addActivity } from './add-activity.ts'
import { cancelActivity } from './cancel-activity.ts'

const config = { access: 'token' } as const
const tags = ['booking']

/** Mounts the guest's calls that add and cancel activities of a reservation by its link. */
export function mountActivities(app: FastifyInstance, services: Services): void {
  const typed = typedApp(app)
  const { db } = services
  typed.post('/reservation-details/:token/activities', {
    config,
    schema: {
      summary: 'Pridanie zážitku hosťom, aj len na skúšku',
      tags,
      params: z.object({ token: reservationToken }),
      body: activityAddition,
      response: { 200: activityOutcome },
    },
    handler: ({ actor, params, body }) => addActivity(db, actor, params.token, body, services),
  })
  typed.post('/reservation-details/:token/activities/:id/cancellation', {
    config,
    schema: {
      summary: 'Zrušenie zážitku hosťom, aj len na skúšku',
      tags,
      params: z.object({ token: reservationToken, id }),
      body: activityCancellation,
      response: { 200: activityOutcome },
    },
    handler: ({ actor, params, body }) => cancelActivity(db, actor, params, body, services),
  })
}
