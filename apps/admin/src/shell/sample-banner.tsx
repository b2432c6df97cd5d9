import { useTranslation } from 'react-i18next'
import { useSettings } from '../app/use-settings.ts'
import classes from './shell.module.css'

/** Says that the content is a sample while sample mode is on. */
export function SampleBanner() {
  const { t } = useTranslation()
  if (!useSettings()?.sample_mode) return null
  return <output className={classes.sample}>{t('shell.sampleMode')}</output>
}
