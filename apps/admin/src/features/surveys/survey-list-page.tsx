import { surveys } from '@dvor/contract/collections/messages/surveys.ts'
import { Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { hasSameFilters, type Filters } from '../../core/lists/filters/filter-props.ts'
import { ListPage } from '../../core/screens/list-page.tsx'
import { QuickChoices } from '../../core/page/quick-choices.tsx'
import classes from './surveys.module.css'

/** Frequent filters of the list. */
const quick = {
  all: {},
  fresh: { is_new: ['true'] },
  done: { done: ['true'] },
  waiting: { done: ['false'] },
} as const satisfies Record<string, Filters>
type QuickName = keyof typeof quick

/** The list of surveys, with filters for answered and new ones. */
export function SurveyListPage() {
  return (
    <ListPage
      collection={surveys}
      above={(state, change) => (
        <QuickBar filters={state.filters} onChange={(filters) => change({ filters })} />
      )}
    />
  )
}

function QuickBar({ filters, onChange }: { filters: Filters; onChange: (filters: Filters) => void }) {
  const { t } = useTranslation()
  const names = Object.keys(quick) as QuickName[]
  return (
    <>
      <Text c="dimmed" size="sm" mb="sm">
        {t('surveys.hint')}
      </Text>
      <div className={classes.choices}>
        <QuickChoices
          label={t('surveys.quick')}
          choices={names.map((name) => ({
            name,
            label: t(`surveys.${name}`),
            isChosen: hasSameFilters(filters, quick[name]),
          }))}
          onChoose={(name) => onChange(quick[name])}
        />
      </div>
    </>
  )
}
