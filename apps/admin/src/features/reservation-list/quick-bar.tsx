import { useTranslation } from 'react-i18next'
import { useToday } from '../../core/property/use-today.ts'
import type { ListState } from '../../core/lists/list-state.ts'
import { QuickChoices } from '../../core/page/quick-choices.tsx'
import { quickFilters, quickNames, quickOf } from '../reservations/quick-filters.ts'

interface Props {
  filters: ListState['filters']
  onChange: (filters: ListState['filters']) => void
}

/** The daily filters as buttons. */
export function QuickBar({ filters, onChange }: Props) {
  const { t } = useTranslation()
  const today = useToday()
  const ready = quickFilters(today)
  const chosen = quickOf(filters, today)
  const isAll = Object.keys(filters).length === 0
  const choices = [
    { name: 'all' as const, label: t('reservations.list.all'), isChosen: isAll },
    ...quickNames.map((name) => ({ name, label: t(`reservations.list.${name}`), isChosen: chosen === name })),
  ]
  return (
    <QuickChoices
      label={t('reservations.list.quick')}
      choices={choices}
      onChoose={(name) => onChange(name === 'all' || name === chosen ? {} : ready[name])}
    />
  )
}
