import { builtInRights, builtInRoles, type Rights } from '@dvor/contract/accounts/roles.ts'
import { roles } from '@dvor/contract/collections/accounts/roles.ts'
import type { ListItem } from '@dvor/contract/declaration/collection.ts'
import { useMay, usePerson } from '../../core/client/person.ts'
import { useList } from '../../core/records/use-list.ts'
import { choiceText, labelIn } from '../../core/texts/declared.ts'

/** A role as people choose and read it: a built-in one, or a copy that the owner made. */
export interface Role extends Rights {
  /** What an account stores. */
  readonly key: string
  readonly name: string
  /** Name of the role that it is a copy of; null for a built-in one. */
  readonly copyOf: string | null
  /** The stored role; null for a built-in one. */
  readonly record: ListItem<typeof roles> | null
}

const builtIn = (): Role[] =>
  builtInRoles.map((choice) => ({
    key: choice.value,
    name: choiceText(choice),
    copyOf: null,
    record: null,
    ...builtInRights[choice.value],
  }))

const copied = (record: ListItem<typeof roles>): Role => ({
  key: record.id,
  name: record.name,
  copyOf: labelIn(builtInRoles, record.copy_of) ?? null,
  record,
  permissions: record.permissions,
  refundLimit: record.refund_limit,
})

/** All roles, the built-in ones first; the copies are missing until they are read. */
export function useRoles() {
  const { data, error, refetch } = useList(roles, { _limit: -1 })
  return { all: [...builtIn(), ...(data ?? []).map(copied)], isRead: data !== undefined, error, refetch }
}

/** Asks whether the signed-in person may give a role: nobody gives what they do not have. */
export function useMayGive(): (role: Rights) => boolean {
  const may = useMay()
  const limit = usePerson()?.refundLimit ?? null
  return ({ permissions, refundLimit }) =>
    permissions.every(may) && (limit === null || (refundLimit !== null && refundLimit <= limit))
}
