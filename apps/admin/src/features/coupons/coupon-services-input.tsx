import { commonServices } from '@dvor/contract/collections/services/common-services.ts'
import { services } from '@dvor/contract/collections/services/services.ts'
import type { InputProps } from '../../core/fields/kind-view.ts'
import { TitlesInput } from '../../core/fields/titles-input.tsx'
import { useList } from '../../core/records/use-list.ts'

const all = { _sort: 'order:ASC', _limit: -1 } as const

/** Input of the services that a coupon reduces, common ones and those with times; none means all. */
export function CouponServicesInput(props: InputProps) {
  const common = useList(commonServices, all).data ?? []
  const timed = useList(services, all).data ?? []
  return <TitlesInput {...props} records={[...common, ...timed]} />
}
