import { z } from 'zod'
import {
  dic,
  evenWithOtherIssues,
  icDph,
  ico,
  postalCode,
  refineNumbers,
  writtenPostalCode,
} from '../values/company-numbers.ts'
import { country, name } from '../values/values.ts'
import { peppolId } from './e-invoices.ts'

/** A firm that pays: its name, address and numbers, as they stand on its invoices. */
export const company = z
  .strictObject({
    name,
    street: name,
    city: name,
    postal_code: postalCode,
    country,
    ico: ico.nullish(),
    dic: dic.nullish(),
    ic_dph: icDph.nullish(),
    /** Only where the address for e-invoices is not the Slovak DIČ. */
    peppol_id: peppolId.nullish(),
  })
  .superRefine(refineNumbers, evenWithOtherIssues)
  .overwrite((written) => ({
    ...written,
    postal_code: writtenPostalCode(written.postal_code, written.country),
  }))
export type Company = z.infer<typeof company>
