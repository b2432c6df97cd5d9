import { z } from 'zod'

/** What a property needs before it takes its first booking, in the order in which owners do it. */
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

/** `GET /first-steps`: each step, and whether the data say that it is done. */
export const firstSteps = z.array(z.object({ key: z.enum(firstStepKeys), done: z.boolean() }))
export type FirstSteps = z.infer<typeof firstSteps>
export type FirstStepKey = (typeof firstStepKeys)[number]
