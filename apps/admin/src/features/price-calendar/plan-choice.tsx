import { ratePlans } from '@dvor/contract/collections/accommodation/rate-plans.ts'
import { NativeSelect } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useList } from '../../core/records/use-list.ts'

/** All rate plans in the owner's order; undefined until they are loaded. */
export function usePlans() {
  const { data } = useList(ratePlans, { _sort: 'order:ASC', _limit: -1 })
  return data
}

interface Props {
  plans: readonly { id: string; title: string; active: boolean }[]
  /** Id of the shown plan; null for base prices. */
  chosen: string | null
  onChange: (plan: string | null) => void
}

/** Choice of the prices that the calendar shows: base prices, or those of a rate plan. */
export function PlanChoice({ plans, chosen, onChange }: Props) {
  const { t } = useTranslation()
  if (plans.length === 0) return null
  const options = plans.map(({ id, title, active }) => ({
    value: id,
    label: active ? title : t('priceCalendar.plan.aside', { title }),
  }))
  return (
    <NativeSelect
      size="xs"
      aria-label={t('priceCalendar.plan.label')}
      data={[{ value: '', label: t('priceCalendar.plan.base') }, ...options]}
      value={chosen ?? ''}
      onChange={(event) => onChange(event.currentTarget.value || null)}
    />
  )
}
