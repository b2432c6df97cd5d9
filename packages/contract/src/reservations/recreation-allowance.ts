import { z } from 'zod'
import { guestAddress, type GuestAddress } from './guest-address.ts'
import { vatKind } from '../values/vat-kind.ts'
import { cents, day, name } from '../values/values.ts'

/** The part of a price beside its VAT kinds that may count as an expense for the allowance. */
export const stayTaxPart = { value: 'stay_tax', label: { sk: 'Daň za ubytovanie', en: 'Stay tax' } } as const

/** Terms of the recreation allowance for stays that begin from a day on, until the next row begins. */
export const allowanceRule = z.strictObject({
  /** First day of arrival. */
  valid_from: day,
  /** Of the expenses that count. */
  percent: z.int().min(1).max(100),
  /** Cents that an employee gets in a calendar year at most. */
  most: cents.min(1).max(10_000_000),
  /** Nights from which a stay counts. */
  min_nights: z.int().min(1).max(60),
  /** VAT kinds, and `stay_tax`, that count as expenses. */
  counts: z.array(vatKind).min(1).max(25),
})
export type AllowanceRule = z.infer<typeof allowanceRule>

/** Labour Code, section 152a (docs/law.md, Recreation allowance): the first row of a new installation. */
export const lawfulAllowance: AllowanceRule = {
  valid_from: '2019-01-01',
  percent: 55,
  most: 27_500,
  min_nights: 2,
  counts: ['accommodation', 'food', 'other'],
}

/** A guest's request for the documents of the allowance; the address on them is `guest_address`. */
export const allowanceRequest = z.strictObject({
  /** First and last name of the employee, who is the customer on the documents. */
  employee: name,
  /** The others who take part; the employee is not repeated. */
  participants: z.array(name).max(20),
})
export type AllowanceRequest = z.infer<typeof allowanceRequest>

/** `PUT /reservation-details/{token}/recreation-allowance`: the request with the address that the documents need. */
export const allowanceInput = allowanceRequest.extend({ address: guestAddress })
export type AllowanceInput = z.infer<typeof allowanceInput>

/** The parts of an order that an allowance concerns. */
interface AllowanceParts {
  recreation_allowance?: AllowanceRequest | null | undefined
  guest_address?: GuestAddress | null | undefined
  company?: unknown
}

/** Whether a request for the allowance has the address that its documents need. */
export const hasAllowanceAddress = ({ recreation_allowance, guest_address }: AllowanceParts): boolean =>
  !recreation_allowance || Boolean(guest_address)

/** Whether the documents have one customer: the employee or a company. */
export const hasOneCustomer = ({ recreation_allowance, company }: AllowanceParts): boolean =>
  !recreation_allowance || !company

/** The allowance for the guest, in cents. */
export const allowanceSum = z.object({
  percent: z.int(),
  most: cents,
  /** Part of the price that counts. */
  eligible: cents,
  /** The highest allowance for this stay. */
  amount: cents,
  /** The price without the allowance's part. */
  after: cents,
})
export type AllowanceSum = z.infer<typeof allowanceSum>
