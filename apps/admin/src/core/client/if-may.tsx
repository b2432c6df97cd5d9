import type { Permission } from '@dvor/contract/accounts/permissions.ts'
import type { ReactNode } from 'react'
import { useMay } from './person.ts'

interface Props {
  /** The permission that the contents ask, to be seen or to be done. */
  permission: Permission
  children: ReactNode
}

/** Shows its contents to who has the permission. */
export function IfMay({ permission, children }: Props) {
  return useMay()(permission) ? children : null
}
