import { z } from 'zod'
import type { CollectionName } from '../collections/index.ts'

/** Typed by the owner as a confirmation of the removal; the server checks it, too. */
export const removalWord = 'VYMAZAŤ'

/** Parts of the sample content that may serve as a start; the owner chooses which are removed. */
export const sampleParts = {
  blog: ['blog-articles', 'blog-categories'],
  offers: ['packages', 'seasonal-offers', 'coupons', 'price-rules', 'rate-plans'],
  products: ['image-blog-articles'],
  activities: ['activities', 'activity-prices', 'map-shapes'],
  documents: ['documents'],
  halls: ['halls'],
  services: ['common-services', 'products', 'services', 'resource-closures', 'resources'],
  galleries: ['galleries'],
  rooms: ['accommodation-units', 'accommodation-objects'],
} as const satisfies Record<string, readonly CollectionName[]>

export type SamplePart = keyof typeof sampleParts
export const samplePart = z.enum(Object.keys(sampleParts) as [SamplePart, ...SamplePart[]])

/** Kinds of trials; all of them are removed, those of the owner too. */
export const trialKinds = [
  'reservations',
  'stay_guests',
  'transactions',
  'payments',
  'receipts',
  'invoices',
  'received_invoices',
  'statements',
  'statement_lines',
  'surveys',
  'hall_demands',
  'contact_messages',
  'emails',
  'conflicts',
  'closures',
] as const
export const trialKind = z.enum(trialKinds)
export type TrialKind = z.infer<typeof trialKind>

const counts = z.record(trialKind, z.int())

/** Obstacle to leaving the sample mode: something in the property is not a trial. */
export const sampleObstacle = z.object({
  /** Card payments that a real gateway has taken or is waiting for; documents with a number of the real series. */
  reason: z.enum(['gateway_payments', 'real_documents']),
  count: z.int(),
})
export type SampleObstacle = z.infer<typeof sampleObstacle>

/** `GET /sample-mode`: the records that leaving the sample mode would delete, could delete and would keep. */
export const sampleOverview = z.object({
  trial: counts,
  /** Unedited records of the sample; edited ones belong to the owner. */
  parts: z.record(samplePart, z.int()),
  kept: z.object({
    units: z.int(),
    texts: z.int(),
    contacts: z.int(),
    pictures: z.int(),
    feeds: z.int(),
    users: z.int(),
  }),
  obstacles: z.array(sampleObstacle),
})
export type SampleOverview = z.infer<typeof sampleOverview>

/** `POST /sample-mode/removal`. */
export const sampleRemoval = z.strictObject({
  confirmation: z.literal(removalWord),
  /** Parts of the sample content to be removed. */
  parts: z.array(samplePart).max(20),
})
export type SampleRemoval = z.infer<typeof sampleRemoval>

/** Removed records. */
export const sampleRemoved = z.object({
  trial: counts,
  parts: z.partialRecord(samplePart, z.int()),
  /** Records of the chosen parts that stayed because remaining records refer to them. */
  in_use: z.int(),
  /** Settings that still named the invented business and have been emptied. */
  emptied: z.array(z.string()),
})
export type SampleRemoved = z.infer<typeof sampleRemoved>
