import { backupLink, backupList } from '@dvor/contract/installation/backups.ts'
import { apiError } from '@dvor/contract/errors/errors.ts'
import { id } from '@dvor/contract/values/values.ts'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { typedApp } from '../../platform/http/typed-routes.ts'
import type { Services } from '../../platform/services.ts'
import { requireRecentProof } from '../../accounts/sign-in/prove-identity.ts'
import { encryptedEnding } from './stored/keep-backups.ts'
import { listBackupsHere, startBackup } from './start-backup.ts'
import { openDownload, signDownload } from './sign-download.ts'

const config = { access: 'admin' } as const
const tags = ['backups']
const response = { 200: backupList, default: apiError }

/** Mounts backups on demand: made in the background, downloaded from an address that is valid for two minutes. */
export function mountBackups(app: FastifyInstance, services: Services): void {
  const typed = typedApp(app)
  typed.get('/backups', {
    config,
    schema: { tags, summary: 'Zálohy', response },
    handler: () => listBackupsHere(services),
  })
  typed.post('/backups', {
    config,
    schema: { tags, summary: 'Zálohovať teraz', response },
    handler: async ({ actor }) => {
      await requireRecentProof(services, actor)
      return startBackup(services, actor)
    },
  })
  typed.post('/backups/:id/link', {
    config,
    schema: {
      tags,
      summary: 'Adresa na stiahnutie zálohy',
      params: z.object({ id }),
      response: { 200: backupLink, default: apiError },
    },
    handler: async ({ actor, params }) => {
      await requireRecentProof(services, actor)
      return signDownload(services, actor, params.id)
    },
  })
  typed.get('/backup-downloads/:id/:token', {
    config: { access: 'token' },
    schema: {
      tags,
      summary: 'Stiahnutie zálohy podľa podpísanej adresy',
      params: z.object({ id, token: z.string().max(100) }),
      response: { 200: z.unknown(), default: apiError },
    },
    handler: async ({ params }, reply) => {
      const { name, bytes, content } = await openDownload(services, params)
      reply.headers({
        'content-type': name.endsWith(encryptedEnding) ? 'application/octet-stream' : 'application/zstd',
        'content-length': bytes,
        'content-disposition': `attachment; filename="${name}"`,
        'cache-control': 'no-store',
      })
      return reply.send(content)
    },
  })
}
