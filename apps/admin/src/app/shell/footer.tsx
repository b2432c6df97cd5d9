import { dayParts } from '@dvor/format/days.ts'
import { useToday } from '../../core/property/use-today.ts'
import { useBrand } from '../../core/property/brand.ts'
import { useLayout } from './layout-store.ts'
import classes from './shell.module.css'

/** '@ {business name} {year} All right reserved', as the specification writes it. */
export function Footer() {
  const { footer } = useLayout()
  const { name } = useBrand()
  const today = useToday()
  if (footer === 'hidden') return null
  return (
    <footer className={classes.footer} data-type={footer}>
      <div className={classes.bounds}>{`@ ${name} ${dayParts(today).year} All right reserved`}</div>
    </footer>
  )
}
