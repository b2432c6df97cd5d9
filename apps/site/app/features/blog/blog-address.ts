import { pagedAddress } from '../../core/content/paged-address.ts'

/** `/blog?rubrika=recepty&strana=2`. */
export const blogAddress = pagedAddress('/blog', 'rubrika')
