import type { PlanOffer } from '@dvor/contract/pricing/plan-offers.ts'
import type { Draft } from './draft.ts'
import type { FlowData } from './load-flow.ts'

/** The guest's rate plan while it is offered, before a choice the first one; null where none is offered. */
export const chosenPlan = (
  { plans }: Pick<FlowData, 'plans'>,
  { rate_plan }: Pick<Draft, 'rate_plan'>,
): PlanOffer | null => plans.find(({ id }) => id === rate_plan) ?? plans[0] ?? null
