import { galleries as declaration } from '@dvor/contract/collections/content/galleries.ts'
import { activeOnly, admin } from '../crud/access.ts'
import { onServer } from '../crud/define.ts'
import { galleryRows } from '../db/schema/content/galleries.ts'

export const galleries = onServer(declaration, galleryRows, { access: { read: activeOnly, write: admin } })
