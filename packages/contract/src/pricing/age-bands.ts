import { z } from 'zod'
import { labelTranslations } from '../translations/translations.ts'

/** Children of these ages, on the day of arrival, with what they pay for a night. */
export const ageBand = z.strictObject({
  label: z.string().min(1).max(60),
  translations: labelTranslations(60).optional(),
  /** First age; absent: the one after the band before. */
  from_age: z.int().min(0).max(17).optional(),
  /** Last age. */
  up_to_age: z.int().min(0).max(17),
  /** Percent of the price of an additional person. */
  percent: z.int().min(0).max(100),
  /** Cents of an additional person, in place of the percent; with `no_bed` those of a cot. */
  amount: z.int().min(0).max(100_000_000).nullish(),
  /** Percent of the child's share in the base price, where that depends on the persons; absent: 100. */
  base_percent: z.int().min(0).max(100).optional(),
  /** Sleeps in a cot and takes no place; absent: true for 0 percent. */
  no_bed: z.boolean().optional(),
})

export type AgeBand = z.infer<typeof ageBand>

const maxBands = 10

/** Age bands in order of age, from 0 on, without gaps and overlaps. */
export const ageBands = z
  .array(ageBand)
  .max(maxBands)
  .superRefine((bands, context) => {
    let next = 0
    const indexed = bands.map((band, index) => ({ ...band, index }))
    for (const { index, from_age, up_to_age } of indexed.toSorted((a, b) => a.up_to_age - b.up_to_age)) {
      const code = problemOf(from_age ?? next, up_to_age, next)
      if (code) context.addIssue({ code: 'custom', path: [index, 'from_age'], message: code })
      next = up_to_age + 1
    }
  })

function problemOf(
  from: number,
  to: number,
  next: number,
): 'out_of_order' | 'ages_overlap' | 'ages_missing' | null {
  if (from < next) return 'ages_overlap'
  if (from > to) return 'out_of_order'
  return from > next ? 'ages_missing' : null
}
