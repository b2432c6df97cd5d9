import { z } from 'zod'
import { postalCode } from '../values/company-numbers.ts'
import { name } from '../values/values.ts'

/** Home of a guest, for documents that need it; the country is the guest's. */
export const guestAddress = z.strictObject({ street: name, city: name, postal_code: postalCode })
export type GuestAddress = z.infer<typeof guestAddress>
