import { hallDemands } from '@dvor/contract/collections/services/hall-demands.ts'
import { useTranslation } from 'react-i18next'
import { hasSameFilters, type Filters } from '../../core/lists/filters/filter-props.ts'
import { ListPage } from '../../core/screens/list-page.tsx'
import { QuickChoices } from '../../core/page/quick-choices.tsx'

/** Filters of the inbox by name. */
const drawers = {
  all: {},
  fresh: { is_new: ['true'] },
  open: { state_in: ['new', 'contacted', 'offered'] },
  booked: { state: ['booked'] },
  closed: { state: ['closed'] },
} as const satisfies Record<string, Filters>
const names = Object.keys(drawers) as (keyof typeof drawers)[]

/** Hall enquiries as an inbox with filters: new, in progress, agreed, archived. */
export function DemandListPage() {
  const { t } = useTranslation()
  return (
    <ListPage
      collection={hallDemands}
      above={({ filters }, change) => (
        <QuickChoices
          label={t('demands.quick')}
          choices={names.map((name) => ({
            name,
            label: t(`demands.${name}`),
            isChosen: hasSameFilters(filters, drawers[name]),
          }))}
          onChoose={(name) => change({ filters: drawers[name] })}
        />
      )}
    />
  )
}
