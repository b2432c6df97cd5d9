import { contactMessages } from '@dvor/contract/collections/messages/contact-messages.ts'
import { useTranslation } from 'react-i18next'
import { hasSameFilters, type Filters } from '../../core/lists/filters/filter-props.ts'
import { ListPage } from '../../core/screens/list-page.tsx'
import { QuickChoices } from '../../core/page/quick-choices.tsx'

const choices = {
  all: {},
  fresh: { is_new: ['true'] },
  open: { answered: ['false'] },
} as const satisfies Record<string, Filters>
const names = Object.keys(choices) as (keyof typeof choices)[]

/** Messages of the contact form, with filters for unread and unanswered ones. */
export function MessageListPage() {
  const { t } = useTranslation()
  return (
    <ListPage
      collection={contactMessages}
      above={({ filters }, change) => (
        <QuickChoices
          label={t('demands.quick')}
          choices={names.map((name) => ({
            name,
            label: t(`messages.${name}`),
            isChosen: hasSameFilters(filters, choices[name]),
          }))}
          onChoose={(name) => change({ filters: choices[name] })}
        />
      )}
    />
  )
}
