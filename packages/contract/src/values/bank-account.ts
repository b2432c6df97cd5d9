import { isValidBIC, isValidIBAN } from 'ibantools'
import { z } from 'zod'

/** Without the spaces of grouped writing, in capitals. */
const compact = (written: string): string => written.replaceAll(/\s/g, '').toUpperCase()

/** An account number of any country in its electronic form, with its check digits; spaces are removed. */
export const iban = z
  .string()
  .max(50)
  .overwrite(compact)
  .refine((value) => isValidIBAN(value), { error: 'invalid_iban' })

/** A bank's code (ISO 9362) of 8 or 11 characters. */
export const bic = z
  .string()
  .max(20)
  .overwrite(compact)
  .refine((value) => isValidBIC(value), { error: 'invalid_bic' })
