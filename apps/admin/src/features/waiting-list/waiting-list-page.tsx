import { waitingList } from '@dvor/contract/collections/reservations/waiting-list.ts'
import { useTranslation } from 'react-i18next'
import { hasSameFilters, type Filters } from '../../core/lists/filters/filter-props.ts'
import { QuickChoices } from '../../core/page/quick-choices.tsx'
import { ListPage } from '../../core/screens/list-page.tsx'
import { WaitingOrder } from './waiting-order.tsx'

/** Filters of the list by name. */
const drawers = {
  all: {},
  open: { state_in: ['waiting', 'offered'] },
  booked: { state: ['booked'] },
  over: { state_in: ['expired', 'withdrawn'] },
} as const satisfies Record<string, Filters>
const names = Object.keys(drawers) as (keyof typeof drawers)[]

/** The waiting list: the order in which guests get offers, and all entries with filters. */
export function WaitingListPage() {
  const { t } = useTranslation()
  return (
    <ListPage
      collection={waitingList}
      above={({ filters }, change) => (
        <>
          <WaitingOrder />
          <QuickChoices
            label={t('waitingList.quick')}
            choices={names.map((name) => ({
              name,
              label: t(`waitingList.${name}`),
              isChosen: hasSameFilters(filters, drawers[name]),
            }))}
            onChoose={(name) => change({ filters: drawers[name] })}
          />
        </>
      )}
    />
  )
}
