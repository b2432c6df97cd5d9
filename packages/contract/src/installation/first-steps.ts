import { z } from 'zod'

/** Steps before a property's first booking, in the usual order. */
export const firstStepKeys = [
  'contact',
  'legal',
  'bank',
  'mail',
  'units',
  'texts',
  'payments',
  'search',
] as const

/** `GET /first-steps`: each step, and whether it is done by the data. */
export const firstSteps = z.array(z.object({ key: z.enum(firstStepKeys), done: z.boolean() }))
export type FirstSteps = z.infer<typeof firstSteps>
export type FirstStepKey = (typeof firstStepKeys)[number]
