import { z } from 'zod'
import { paging, rowId, searched } from '../layer/input.ts'

export const roles = ['administrator', 'manager', 'user', 'support', 'restricted-user'] as const

export const permission = z.object({
  id: z.int(),
  name: z.string(),
  assignedTo: z.array(z.enum(roles)),
  /** Day, month, year and time, as `14 Apr 2026, 08:43`. */
  createdDate: z.string(),
})

export type Permission = z.infer<typeof permission>

export const permissionQuery = z.object({
  q: searched,
  ...paging(10),
  assignedTo: z.string().default(''),
})

export type PermissionQuery = z.infer<typeof permissionQuery>

export const permissionPage = z.object({
  params: permissionQuery,
  allData: z.array(permission),
  total: z.int(),
  permissions: z.array(permission),
})

const name = z.string().min(1)

export const newPermission = z.object({ permission: z.object({ name }) })
export const renaming = z.object({ id: rowId, name })
