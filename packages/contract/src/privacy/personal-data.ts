import { z } from 'zod'
import { day, email, id, instant, queryFlag } from '../values/values.ts'
import { clearedNames, keptNames, retentionSettings } from './retention.ts'

const named = { email: email.optional(), reservation: id.optional() }

export interface PersonQuery {
  email?: string | undefined
  reservation?: string | undefined
}

const namesOne = ({ email: address, reservation }: PersonQuery): boolean =>
  (address === undefined) !== (reservation === undefined)
const refusal = (): { error: string; path: string[] } => ({ error: 'required', path: ['email'] })

/** A person: by the e-mail address, or by a reservation, whose address then finds the rest. */
export const personQuery = z.strictObject(named).refine(namesOne, refusal())

/** The same as a body. */
export const personBody = z.union([z.strictObject({ email }), z.strictObject({ reservation: id })])
export type PersonBody = z.infer<typeof personBody>

/** The same for an export; `numbers` shows the numbers of identity documents, which the history records. */
export const exportQuery = z
  .strictObject({ ...named, numbers: queryFlag.optional() })
  .refine(namesOne, refusal())

const counted = z.object({ name: z.string(), label: z.string(), count: z.int() })

/** Kinds of data that are cleared, by the setting of each; `accounting` ends by law. */
const clearedCounts = z.partialRecord(z.enum(clearedNames), z.int())
export type ClearedCounts = z.infer<typeof clearedCounts>

/** Data that stay, and the last day on which they are kept; null means without an end. */
const kept = z.object({ name: z.enum(keptNames), count: z.int(), until: day.nullable() })
export type Kept = z.infer<typeof kept>

/** Reasons why nobody can be erased now, with the numbers of the reservations or vouchers; the first that holds counts. */
export const erasureObstacles = ['open_stay', 'open_refund', 'open_withdrawal'] as const
const obstacle = z.object({ reason: z.enum(erasureObstacles), numbers: z.array(z.string()) })
export type Obstacle = z.infer<typeof obstacle>

/** `GET /personal-data/person`: what is stored about a person and what an erasure would do. */
export const personOverview = z.object({
  email: z.string().nullable(),
  /** Sections of the export with a record. */
  sections: z.array(counted),
  cleared: clearedCounts,
  kept: z.array(kept),
  obstacle: obstacle.nullable(),
})
export type PersonOverview = z.infer<typeof personOverview>

/** `GET /personal-data/export.json`: every stored record of one person, by section. */
export const personExport = z.object({
  made_at: instant,
  property: z.string(),
  email: z.string().nullable(),
  sections: z.array(
    z.object({
      name: z.string(),
      label: z.string(),
      records: z.array(z.record(z.string(), z.unknown())),
    }),
  ),
})
export type PersonExport = z.infer<typeof personExport>

export const personalDataRunKinds = ['retention', 'erasure', 'export'] as const

/** A run of the nightly job, an erasure or an export: counts alone, no personal data. */
export const personalDataRun = z.object({
  id,
  made_at: instant,
  kind: z.enum(personalDataRunKinds),
  actor: z.string(),
  cleared: clearedCounts,
  kept: z.array(kept),
})
export type PersonalDataRun = z.infer<typeof personalDataRun>

/** `GET /personal-data`: the time of each kind, what the next run would clear, and the latest runs. */
export const personalDataState = z.object({
  due: z.array(z.object({ setting: z.enum(retentionSettings), days: z.int(), count: z.int() })),
  runs: z.array(personalDataRun),
})
export type PersonalDataState = z.infer<typeof personalDataState>
