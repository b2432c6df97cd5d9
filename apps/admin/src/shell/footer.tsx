import { dayParts } from '@dvor/format/days.ts'
import { useTranslation } from 'react-i18next'
import { useToday } from '../app/use-today.ts'
import { useSettings } from '../app/use-settings.ts'
import { useLayout } from './layout-store.ts'
import classes from './shell.module.css'

/** '@ {business name} {year} All right reserved', as the specification writes it. */
export function Footer() {
  const { t } = useTranslation()
  const { footer } = useLayout()
  const settings = useSettings()
  const today = useToday()
  if (footer === 'hidden') return null
  const name = settings?.business_name ?? t('shell.brand')
  return (
    <footer className={classes.footer} data-type={footer}>
      <div className={classes.bounds}>{`@ ${name} ${dayParts(today).year} All right reserved`}</div>
    </footer>
  )
}
