import { z } from 'zod'
import { ico, numberIssues } from '../values/company-numbers.ts'
import { instant } from '../values/values.ts'

/** Largest file of the register, and most of its rows. */
export const firmRegisterBytes = 500 * 1024 * 1024
export const mostFirms = 2_000_000

/** Number of a Slovak firm with its check digit. */
export const firmNumber = z.strictObject({
  ico: ico.refine((value) => numberIssues({ ico: value }).length === 0, { error: 'invalid_ico' }),
})

/** `GET /firms/{ico}`: what is known of a firm, and from where. */
export const firm = z.object({
  /** From the property's own reservations and invoices, or from the loaded register. */
  source: z.enum(['own', 'register']),
  name: z.string(),
  street: z.string().nullable(),
  postal_code: z.string().nullable(),
  city: z.string().nullable(),
  country: z.string(),
  dic: z.string().nullable(),
  ic_dph: z.string().nullable(),
})
export type Firm = z.infer<typeof firm>

/** `GET /firm-register`: the loaded register; null before the first file. */
export const firmRegister = z.object({
  file: z.string(),
  loaded_at: instant,
  /** Firms that can be found, and rows that were left out. */
  rows: z.int(),
  wrong: z.int(),
  /** The first of the lines that were left out. */
  wrong_lines: z.array(z.int()),
})
export type FirmRegister = z.infer<typeof firmRegister>

export const firmRegisterForm = z.object({ file: z.file() })
