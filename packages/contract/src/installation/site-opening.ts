import { z } from 'zod'
import type { CollectionName } from '../collections/index.ts'
import { id } from '../values/values.ts'

/** Collections with public records; those of the sample are listed until the owner edits or confirms them. */
export const readByGuests = [
  'text-blocks',
  'contacts',
  'administrator-forms',
  'editable-automated-emails',
  'documents',
  'accommodation-objects',
  'accommodation-units',
  'activities',
  'services',
  'common-services',
  'halls',
  'seasonal-offers',
  'blog-articles',
  'image-blog-articles',
  'galleries',
] as const satisfies readonly CollectionName[]

const sampleCollection = z.enum(readByGuests)
export type SampleCollection = z.infer<typeof sampleCollection>

/** Things that guests of the site would miss: e-mails, a way to pay, an account of the owner's own, finished terms. */
export const openingGaps = ['mail', 'payments', 'account', 'terms'] as const
export type OpeningGap = (typeof openingGaps)[number]

/** `GET /site-opening`: whether search engines may read the site, what guests would miss, and its remaining sample content. */
export const siteOpening = z.object({
  open: z.boolean(),
  sample_mode: z.boolean(),
  missing: z.array(z.enum(openingGaps)),
  /** Settings that still have the value of the sample or of a new installation. */
  settings: z.array(z.string()),
  /** Records without an edit or a confirmation. */
  records: z.array(z.object({ collection: sampleCollection, id, title: z.string().nullable() })),
})
export type SiteOpening = z.infer<typeof siteOpening>

/** `PUT /site-opening`. */
export const siteOpeningEdit = z.strictObject({
  open: z.boolean(),
  /** Opens although something is missing or sample content remains. */
  anyway: z.boolean().default(false),
})

/** `POST /site-opening/confirmations`: records that may stay as they are. */
export const sampleConfirmation = z.strictObject({
  records: z
    .array(z.strictObject({ collection: sampleCollection, id }))
    .min(1)
    .max(500),
})
export type SampleConfirmation = z.infer<typeof sampleConfirmation>
