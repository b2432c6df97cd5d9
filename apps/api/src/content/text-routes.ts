import { apiError } from '@dvor/contract/errors/errors.ts'
import { textVersions } from '@dvor/contract/content/text-versions.ts'
import { id } from '@dvor/contract/values/values.ts'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { typedApp } from '../platform/http/typed-routes.ts'
import type { Services } from '../platform/services.ts'
import { listVersions } from './list-versions.ts'

/** Mounts the earlier wordings of the pages' texts. */
export function mountTexts(app: FastifyInstance, { db }: Services): void {
  typedApp(app).get('/text-blocks/:id/versions', {
    config: { access: 'admin' },
    schema: {
      tags: ['text-blocks'],
      summary: 'Skoršie znenia textu',
      params: z.object({ id }),
      response: { 200: textVersions, default: apiError },
    },
    handler: ({ params }) => listVersions(db, params.id),
  })
}
