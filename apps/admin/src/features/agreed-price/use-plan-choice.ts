import { ratePlans } from '@dvor/contract/collections/accommodation/rate-plans.ts'
import { useList } from '../../core/records/use-list.ts'

/** Whether the property sells under several rate plans; with one plan nothing about plans is shown. */
export function usePlanChoice(): boolean {
  const plans = useList(ratePlans, { _sort: 'order:ASC', _limit: -1 }).data ?? []
  return plans.filter(({ active }) => active).length > 1
}
