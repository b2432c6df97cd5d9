import { backupCalls } from '@dvor/contract/calls/installation/installation.ts'
import type { FastifyInstance } from 'fastify'
import { mountCalls } from '../../platform/http/mount-calls.ts'
import type { Services } from '../../platform/services.ts'
import { requireRecentProof } from '../../accounts/sign-in/prove-identity.ts'
import { encryptedEnding } from './stored/keep-backups.ts'
import { listBackupsHere, startBackup } from './start-backup.ts'
import { openDownload, signDownload } from './sign-download.ts'

/** Mounts backups on demand. */
export function mountBackups(app: FastifyInstance, services: Services): void {
  mountCalls(app, backupCalls, {
    list: () => listBackupsHere(services),
    start: async ({ actor }) => {
      await requireRecentProof(services, actor)
      return startBackup(services, actor)
    },
    link: async ({ actor, params }) => {
      await requireRecentProof(services, actor)
      return signDownload(services, actor, params.id)
    },
    file: async ({ params }, reply) => {
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
