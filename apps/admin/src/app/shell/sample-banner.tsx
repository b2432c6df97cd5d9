import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router'
import { useMay } from '../../core/client/person.ts'
import { useSettings } from '../../core/property/use-settings.ts'
import classes from './sample-banner.module.css'

/** Says that sample mode is on, with a link to leave it for who may. */
export function SampleBanner() {
  return useSettings()?.sample_mode ? <SampleNote /> : null
}

function SampleNote() {
  const { t } = useTranslation()
  const { pathname } = useLocation()
  const may = useMay()
  return (
    <output className={classes.sample}>
      {t('shell.sampleMode')}{' '}
      {pathname === '/sample-mode' || !may('settings.edit') ? null : (
        <Link to="/sample-mode">{t('shell.leaveSample')}</Link>
      )}
    </output>
  )
}
