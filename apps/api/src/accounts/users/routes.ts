import { createNewUser } from '@dvor/contract/accounts/auth.ts'
import { users as declaration } from '@dvor/contract/collections/accounts/users.ts'
import { apiError } from '@dvor/contract/errors/errors.ts'
import { editSchema, recordSchema } from '@dvor/contract/declaration/schemas.ts'
import { id } from '@dvor/contract/values/values.ts'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { typedApp } from '../../platform/http/typed-routes.ts'
import { ifMatchOf } from '../../platform/http/if-match.ts'
import { parseBody } from '../../crud/body.ts'
import type { CallContext } from '../../crud/define.ts'
import { present } from '../../crud/present.ts'
import { collectionOf } from '../../crud/registry.ts'
import { findRow } from '../../crud/read.ts'
import { editRow } from '../../crud/write.ts'
import type { AccountServices } from '../services.ts'
import { requireRecentProof } from '../sign-in/prove-identity.ts'
import { opensDoors } from '../credentials/sensitive-edit.ts'
import { inviteUser } from './invite-user.ts'

const tags = ['users']
const record = recordSchema(declaration)
const answers = { 200: record, default: apiError }
const params = z.object({ id })

/** Mounts the admins' actions on accounts beside reading them. */
export function mountUsers(app: FastifyInstance, services: AccountServices): void {
  const routes = typedApp(app)
  const { db, clock, publicUrl, signIn, registry } = services
  const users = collectionOf(registry, declaration)
  const readUser = async (userId: string, context: CallContext) => {
    const row = await findRow(db, users, userId, context)
    const [user] = await present(db, registry, users, [row], context, 'single')
    return user as z.infer<typeof record>
  }

  routes.post(
    '/auth/createNewUser',
    {
      config: { access: 'admin' },
      schema: { tags, summary: 'Pozvanie používateľa', body: createNewUser, response: answers },
    },
    async ({ actor, body }) => {
      await requireRecentProof(services, actor)
      const userId = await inviteUser(services, actor, body)
      return readUser(userId, { actor, clock, publicUrl })
    },
  )

  routes.put(
    '/users/:id',
    {
      config: { access: 'admin', validatedByHandler: true },
      schema: {
        tags,
        summary: 'Používatelia: úprava',
        params,
        body: editSchema(declaration),
        response: answers,
      },
    },
    async ({ actor, body, headers, params: { id: userId } }) => {
      const context = { actor, clock, publicUrl }
      const row = await findRow(db, users, userId, context)
      const draft = parseBody(declaration, body, row)
      if (opensDoors(draft, row)) await requireRecentProof(services, actor)
      await editRow(db, users, userId, draft, context, { ifMatch: ifMatchOf({ headers }) })
      signIn.sessions.dropUser(userId)
      return readUser(userId, context)
    },
  )
}
