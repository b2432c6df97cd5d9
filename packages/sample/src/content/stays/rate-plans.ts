import type { CreateInput } from '@dvor/contract/declaration/collection.ts'
import type { ratePlans } from '@dvor/contract/collections/accommodation/rate-plans.ts'
import type { ServiceKey } from './services.ts'

/** A plan with the keys of the services that come with it. */
type SamplePlan = CreateInput<typeof ratePlans> & { services?: readonly ServiceKey[] }

/** Examples that are switched off, so that the sample is sold under the plan that every property has. */
export const sampleRatePlans: readonly SamplePlan[] = [
  {
    title: 'Nevratná',
    translations: { en: { title: 'Non-refundable' }, cs: { title: 'Nevratná' } },
    effect: 'percent',
    direction: 'discount',
    value: 1000,
    cancellation_rules: [{ days_before: 0, fee_percent: 100 }],
    payment_schedule: [{ share: 'rest', value: 0, days_before: null }],
    active: false,
  },
  {
    title: 'S raňajkami',
    translations: { en: { title: 'With breakfast' }, cs: { title: 'Se snídaní' } },
    services: ['breakfast'],
    active: false,
  },
]
