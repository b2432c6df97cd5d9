import { z } from 'zod'
import { direction, paging, searched } from '../layer/input.ts'

export const services = [
  'Software Development',
  'UI/UX Design & Development',
  'Unlimited Extended License',
  'Template Customization',
] as const

export const statuses = ['Paid', 'Downloaded', 'Sent', 'Draft', 'Partial Payment', 'Past Due'] as const

export const client = z.object({
  address: z.string(),
  company: z.string(),
  companyEmail: z.string(),
  country: z.string(),
  contact: z.string(),
  name: z.string(),
})

export const invoice = z.object({
  id: z.int(),
  issuedDate: z.string(),
  client,
  service: z.enum(services),
  /** Whole dollars. */
  total: z.int(),
  avatar: z.string(),
  invoiceStatus: z.enum(statuses),
  /** 0, or dollars as text such as `$361` or `-$205`. */
  balance: z.union([z.literal(0), z.string()]),
  dueDate: z.string(),
})

export const paymentDetails = z.object({
  totalDue: z.string(),
  bankName: z.string(),
  country: z.string(),
  iban: z.string(),
  swiftCode: z.string(),
})

export type Client = z.infer<typeof client>
export type Invoice = z.infer<typeof invoice>
export type PaymentDetails = z.infer<typeof paymentDetails>

const clientColumns = Object.keys(client.shape).map((field) => `client.${field}`)
const ownColumns = Object.keys(invoice.shape).filter((field) => field !== 'client')

export const invoiceQuery = z.object({
  q: searched,
  ...paging(10),
  status: z.string().optional(),
  sort: direction,
  sortColumn: z.enum([...ownColumns, ...clientColumns]).default('id'),
})

export type InvoiceQuery = z.infer<typeof invoiceQuery>

export const invoicePage = z.object({
  allData: z.array(invoice),
  total: z.int(),
  invoices: z.array(invoice),
})
