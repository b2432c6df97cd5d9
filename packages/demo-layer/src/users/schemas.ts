import { z } from 'zod'
import { direction, paging, searched } from '../layer/input.ts'

export const roles = ['admin', 'editor', 'author', 'maintainer', 'subscriber'] as const
export const plans = ['basic', 'team', 'company', 'enterprise'] as const
export const statuses = ['active', 'inactive', 'pending'] as const
export const billings = ['Manual - Credit Card', 'Manual - Paypal', 'Manual - Cash', 'Auto Debit'] as const

export const user = z.object({
  id: z.int(),
  billing: z.enum(billings),
  fullName: z.string(),
  company: z.string(),
  role: z.enum(roles),
  username: z.string(),
  country: z.string(),
  contact: z.string(),
  email: z.string(),
  currentPlan: z.enum(plans),
  status: z.enum(statuses),
  avatar: z.string(),
  avatarColor: z.string(),
})

export type User = z.infer<typeof user>

/** Name and address are needed; the rest has plain values. */
export const newUser = user
  .omit({ id: true })
  .partial()
  .extend({ fullName: z.string().min(1), email: z.string().min(1) })

const columns = Object.keys(user.shape) as (keyof User)[]

export const userQuery = z.object({
  q: searched,
  ...paging(10),
  role: z.string().optional(),
  currentPlan: z.string().optional(),
  status: z.string().optional(),
  sort: direction,
  sortColumn: z.enum(columns).default('fullName'),
})

export type UserQuery = z.infer<typeof userQuery>
