import { deviceKeyHeader } from '@dvor/contract/values/device-key.ts'
import {
  continuedDraft,
  draftContinuation,
  draftLink,
  draftRequest,
} from '@dvor/contract/reservations/booking-drafts.ts'
import { deviceKey } from '@dvor/contract/reservations/reservations.ts'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { typedApp } from '../../platform/http/typed-routes.ts'
import type { Db } from '../../db/database.ts'
import { continueDraft } from './continue-draft.ts'
import { keepDraft, type DraftServices } from './keep-draft.ts'

const headers = z.looseObject({ [deviceKeyHeader]: deviceKey.optional() })

/** Mounts the calls with which an unfinished booking goes on at another device. */
export function mountDrafts(app: FastifyInstance, services: DraftServices & { db: Db }): void {
  const typed = typedApp(app)
  const { db } = services
  typed.post('/booking-drafts', {
    config: { access: 'anyone' },
    schema: {
      summary: 'Odkaz na rozpracovanú rezerváciu',
      tags: ['booking'],
      headers,
      body: draftRequest,
      response: { 200: draftLink },
    },
    handler: ({ actor, body }) => keepDraft(db, actor, body, services),
  })
  // The secret is in the body, because addresses are logged.
  typed.post('/booking-drafts/continuations', {
    config: { access: 'token' },
    schema: {
      summary: 'Pokračovanie v rozpracovanej rezervácii na tomto zariadení',
      tags: ['booking'],
      headers,
      body: draftContinuation,
      response: { 200: continuedDraft },
    },
    handler: ({ actor, body }) => continueDraft(db, actor, body.token, services),
  })
}
