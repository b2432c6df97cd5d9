import type { Buyer, Seller } from './document.ts'

/** Electronic address in the network Peppol (BT-34, BT-49). */
export interface Endpoint {
  /** Code of the list EAS. */
  scheme: string
  value: string
}

/** EAS code of the Slovak tax number DIČ. */
const slovakTaxNumber = '0245'

/** ICD code of the Slovak IČO (act 540/2001 Z. z. on state statistics). */
export const slovakRegisterScheme = '0158'

type Party = Pick<Buyer, 'country' | 'dic' | 'ic_dph' | 'peppol_id'> | Seller

/**
 * The electronic address of a party: the one that it has stated, else the Slovak DIČ, which is also the digits of IČ
 * DPH. Null where none is known; companies of other countries state theirs.
 */
export function endpointOf(party: Party): Endpoint | null {
  const stated = 'peppol_id' in party ? party.peppol_id : null
  if (stated) {
    const [scheme = '', ...rest] = stated.split(':')
    return { scheme, value: rest.join(':') }
  }
  if (party.country !== 'SK') return null
  const value = [party.dic, party.ic_dph?.replace(/^SK/, '')].find((one) => /^\d{10}$/.test(one ?? ''))
  return value ? { scheme: slovakTaxNumber, value } : null
}
