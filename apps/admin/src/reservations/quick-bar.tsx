import { useTranslation } from 'react-i18next'
import { useToday } from '../app/use-today.ts'
import type { ListState } from '../resource/list-state.ts'
import classes from './list.module.css'
import { quickFilters, quickNames, quickOf } from './quick-filters.ts'

interface Props {
  filters: ListState['filters']
  onChange: (filters: ListState['filters']) => void
}

/** The questions of every day as buttons. */
export function QuickBar({ filters, onChange }: Props) {
  const { t } = useTranslation()
  const today = useToday()
  const ready = quickFilters(today)
  const chosen = quickOf(filters, today)
  const isAll = Object.keys(filters).length === 0
  return (
    <fieldset aria-label={t('reservations.list.quick')} className={classes.quick}>
      <button type="button" aria-pressed={isAll} onClick={() => onChange({})}>
        {t('reservations.list.all')}
      </button>
      {quickNames.map((name) => (
        <button
          key={name}
          type="button"
          aria-pressed={chosen === name}
          onClick={() => onChange(chosen === name ? {} : ready[name])}
        >
          {t(`reservations.list.${name}`)}
        </button>
      ))}
    </fieldset>
  )
}
