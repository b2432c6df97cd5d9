import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router'
import { useSettings } from '../../core/property/use-settings.ts'
import classes from './sample-banner.module.css'

/** Says that sample mode is on, with a link to leave it. */
export function SampleBanner() {
  return useSettings()?.sample_mode ? <SampleNote /> : null
}

function SampleNote() {
  const { t } = useTranslation()
  const { pathname } = useLocation()
  return (
    <output className={classes.sample}>
      {t('shell.sampleMode')}{' '}
      {pathname === '/sample-mode' ? null : <Link to="/sample-mode">{t('shell.leaveSample')}</Link>}
    </output>
  )
}
