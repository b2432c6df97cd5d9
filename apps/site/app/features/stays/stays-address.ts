import { pagedAddress } from '../../core/content/paged-address.ts'

/** `/ubytovanie?dom=stary-dom&strana=2`. */
export const staysAddress = pagedAddress('/ubytovanie', 'dom')
