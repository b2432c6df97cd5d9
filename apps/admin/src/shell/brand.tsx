import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { BrandMark } from './brand-mark.tsx'
import classes from './shell.module.css'

interface Props {
  narrow?: boolean
}

/** The sign of the house: a linden leaf over a gable, and its name. */
export function Brand({ narrow = false }: Props) {
  const { t } = useTranslation()
  return (
    <Link to="/dashboard" className={classes.brand} aria-label={t('shell.brand')}>
      <BrandMark size={32} />
      {narrow ? null : <span>{t('shell.brand')}</span>}
    </Link>
  )
}
