import { z } from 'zod'
import { slug } from '../values/values.ts'
import { collectionsWithPages } from './site-page.ts'

/** `GET /page-slugs`: of each collection whose records have pages, the slugs of all records that visitors see. */
export const pageSlugs = z.record(z.enum(collectionsWithPages), z.array(slug))
export type PageSlugs = z.infer<typeof pageSlugs>

/** `GET /former-slugs/{collection}/{slug}`: the record's slug that visitors see today, for one that it had before. */
export const formerSlug = z.object({ collection: z.enum(collectionsWithPages), slug })
export const currentSlug = z.object({ slug })
export type CurrentSlug = z.infer<typeof currentSlug>
