import { z } from 'zod'
import { paging, searched } from '../layer/input.ts'

export const employee = z.object({
  responsive_id: z.string(),
  id: z.int(),
  avatar: z.string(),
  full_name: z.string(),
  post: z.string(),
  email: z.string(),
  city: z.string(),
  start_date: z.string(),
  salary: z.string(),
  age: z.string(),
  experience: z.string(),
  status: z.int().min(1).max(5),
})

export type Employee = z.infer<typeof employee>

export const tableQuery = z.object({ q: searched, ...paging(10) })

/** The rows are called `invoices`: the template's table was written for those first. */
export const tablePage = z.object({
  allData: z.array(employee),
  invoices: z.array(employee),
  total: z.int(),
})
