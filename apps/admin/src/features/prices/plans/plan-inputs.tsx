import { ratePlans } from '@dvor/contract/collections/accommodation/rate-plans.ts'
import { commonServices } from '@dvor/contract/collections/services/common-services.ts'
import type { InputProps } from '../../../core/fields/kind-view.ts'
import { TitlesInput } from '../../../core/fields/titles-input.tsx'
import { useList } from '../../../core/records/use-list.ts'

/** All rate plans in the owner's order, also those that are not offered. */
export function useRatePlans() {
  return useList(ratePlans, { _sort: 'order:ASC', _limit: -1 }).data ?? []
}

/** Input of the rate plans that a rule or a coupon is for; none means all. */
export function PlansInput(props: InputProps) {
  return <TitlesInput {...props} records={useRatePlans()} />
}

/** Input of the common services that come with a rate plan. */
export function IncludedServicesInput(props: InputProps) {
  const services = useList(commonServices, { _sort: 'order:ASC', _limit: -1 }).data ?? []
  return <TitlesInput {...props} records={services} />
}
