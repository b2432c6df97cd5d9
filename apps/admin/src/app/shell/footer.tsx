import { dayParts } from '@dvor/format/days.ts'
import { useToday } from '../../core/property/use-today.ts'
import { programVersion, useBrand } from '../../core/property/brand.ts'
import { useTranslation } from 'react-i18next'
import { useLayout } from './layout-store.ts'
import classes from './shell.module.css'

/** The copyright line (docs/product.md, Back office), and the version of the program. */
export function Footer() {
  const { footer } = useLayout()
  const { name } = useBrand()
  const today = useToday()
  const { t } = useTranslation()
  if (footer === 'hidden') return null
  return (
    <footer className={classes.footer} data-type={footer}>
      <div className={classes.bounds}>
        <span>{`@ ${name} ${dayParts(today).year} All right reserved`}</span>
        <span className={classes.version}>{t('shell.version', { version: programVersion() })}</span>
      </div>
    </footer>
  )
}
