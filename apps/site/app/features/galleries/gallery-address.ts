import { pagedAddress } from '../../core/content/paged-address.ts'

/** `/galeria?galeria=zima&strana=2`; without a gallery, the pages of all galleries. */
export const galleryAddress = pagedAddress('/galeria', 'galeria')
