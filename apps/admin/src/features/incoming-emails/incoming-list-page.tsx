import { incomingEmails } from '@dvor/contract/collections/messages/incoming-emails.ts'
import { useTranslation } from 'react-i18next'
import { hasSameFilters, type Filters } from '../../core/lists/filters/filter-props.ts'
import { QuickChoices } from '../../core/page/quick-choices.tsx'
import { ListPage } from '../../core/screens/list-page.tsx'

const choices = {
  all: {},
  fresh: { is_new: ['true'] },
  unassigned: { reservation_null: ['true'], automatic: ['false'] },
} as const satisfies Record<string, Filters>
const names = Object.keys(choices) as (keyof typeof choices)[]

/** E-mails that came, with filters for unread ones and for those that belong to no reservation yet. */
export function IncomingListPage() {
  const { t } = useTranslation()
  return (
    <ListPage
      collection={incomingEmails}
      above={({ filters }, change) => (
        <QuickChoices
          label={t('demands.quick')}
          choices={names.map((name) => ({
            name,
            label: t(`incoming.${name}`),
            isChosen: hasSameFilters(filters, choices[name]),
          }))}
          onChoose={(name) => change({ filters: choices[name] })}
        />
      )}
    />
  )
}
