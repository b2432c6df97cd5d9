import { userCalls } from '@dvor/contract/calls/accounts/users.ts'
import { users as declaration } from '@dvor/contract/collections/accounts/users.ts'
import type { FastifyInstance } from 'fastify'
import { mountCalls } from '../../platform/http/mount-calls.ts'
import { ifMatchOf } from '../../platform/http/if-match.ts'
import { parseBody } from '../../crud/body.ts'
import type { CallContext } from '../../crud/define.ts'
import { present } from '../../crud/present.ts'
import { collectionOf } from '../../crud/registry.ts'
import { findRow } from '../../crud/read.ts'
import { editRow } from '../../crud/write.ts'
import { notFound } from '../../platform/errors.ts'
import type { AccountServices } from '../services.ts'
import { requireRecentProof } from '../sign-in/prove-identity.ts'
import { opensDoors } from '../credentials/sensitive-edit.ts'
import { inviteUser } from './invite-user.ts'

/** Mounts inviting people, and changes of their accounts. */
export function mountUsers(app: FastifyInstance, services: AccountServices): void {
  const { db, clock, publicUrl, signIn, registry } = services
  const users = collectionOf(registry, declaration)
  const readUser = async (userId: string, context: CallContext) => {
    const row = await findRow(db, users, userId, context)
    const [user] = await present(db, registry, users, [row], context, 'single')
    if (!user) throw notFound('User')
    return user
  }
  mountCalls(app, userCalls, {
    createNewUser: async ({ actor, body }) => {
      await requireRecentProof(services, actor)
      const userId = await inviteUser(services, actor, body)
      return readUser(userId, { actor, clock, publicUrl })
    },
    editUser: {
      validatedByHandler: true,
      handler: async ({ actor, body, headers, params: { id } }) => {
        const context = { actor, clock, publicUrl }
        const row = await findRow(db, users, id, context)
        const draft = parseBody(declaration, body, row, actor)
        if (opensDoors(draft, row)) await requireRecentProof(services, actor)
        await editRow(db, users, id, draft, context, { ifMatch: ifMatchOf({ headers }) })
        signIn.sessions.dropUser(id)
        return readUser(id, context)
      },
    },
  })
}
