import { textCalls } from '@dvor/contract/calls/content/content.ts'
import type { FastifyInstance } from 'fastify'
import { mountCalls } from '../platform/http/mount-calls.ts'
import type { Services } from '../platform/services.ts'
import { listVersions } from './list-versions.ts'

/** Mounts the earlier wordings of the pages' texts. */
export function mountTexts(app: FastifyInstance, { db }: Services): void {
  mountCalls(app, textCalls, { versions: ({ params }) => listVersions(db, params.id) })
}
