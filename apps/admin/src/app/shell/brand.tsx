import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useBrand } from '../../core/property/brand.ts'
import { BrandMark } from '../../core/property/brand-mark.tsx'
import classes from './shell.module.css'

interface Props {
  narrow?: boolean
}

/** The logo of the property, or its icon and name. */
export function Brand({ narrow = false }: Props) {
  const { name, logo } = useBrand()
  const { t } = useTranslation()
  return (
    <Link to="/dashboard" className={classes.brand} aria-label={name || t('shell.home')}>
      {logo && !narrow ? (
        <img className={classes.brandLogo} src={logo} alt="" />
      ) : (
        <>
          <BrandMark size={32} />
          {narrow ? null : <span>{name}</span>}
        </>
      )}
    </Link>
  )
}
