import { z } from 'zod'
import { id } from '../values/values.ts'

/** The bases of a needed quantity of a resource. */
export const resourceBases = [
  { value: 'person', label: { sk: 'na osobu', en: 'per person' } },
  { value: 'booking', label: { sk: 'na rezerváciu', en: 'per booking' } },
  { value: 'time', label: { sk: 'na celý termín', en: 'for the whole time' } },
] as const

/** A service needs so many of a resource for its length: for each person, each booking, or once for all at that time. */
export const resourceNeed = z.strictObject({
  resource: id,
  quantity: z.int().min(1).max(1000),
  per: z.enum(resourceBases.map(({ value }) => value)),
})
export type ResourceNeed = z.infer<typeof resourceNeed>

/** Needs of a service; each resource once. */
export const resourceNeeds = z
  .array(resourceNeed)
  .max(10)
  .superRefine((needs, context) => {
    const ids = needs.map(({ resource }) => resource)
    for (const [index, resource] of ids.entries())
      if (ids.indexOf(resource) < index)
        context.addIssue({ code: 'custom', path: [index, 'resource'], message: 'not_unique' })
  })
