import type { Hooks } from '../../crud/define.ts'
import { rightsIn } from '../roles/role-hooks.ts'
import { requireOwnRights } from '../roles/give-rights.ts'
import { requireRecentProof } from '../sign-in/prove-identity.ts'

/** A key is changed and withdrawn by who proved the identity and has all rights of the key. */
export const apiKeyHooks: Hooks = {
  beforeWrite: async (tx, draft, current, { actor, clock }) => {
    await requireRecentProof({ db: tx, clock }, actor)
    if (current) requireOwnRights(actor, rightsIn(current))
    requireOwnRights(actor, rightsIn({ ...current, ...draft }))
    return draft
  },
  beforeDelete: async (_tx, row, { actor }) => requireOwnRights(actor, rightsIn(row)),
}
