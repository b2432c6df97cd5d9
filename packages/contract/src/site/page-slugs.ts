import { z } from 'zod'
import { slug } from '../values/values.ts'
import { collectionsWithPages } from './site-page.ts'

/** `GET /page-slugs`: of each collection whose records have pages, the slugs of all records that visitors see. */
export const pageSlugs = z.record(z.enum(collectionsWithPages), z.array(slug))
export type PageSlugs = z.infer<typeof pageSlugs>
