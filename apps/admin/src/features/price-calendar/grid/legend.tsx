import { useTranslation } from 'react-i18next'
import classes from './grid.module.css'

/** The meaning of the marks of the calendar. */
export function Legend({ isPlan }: { isPlan: boolean }) {
  const { t } = useTranslation()
  return (
    <ul className={classes.legend} aria-label={t('priceCalendar.legend.title')}>
      {(['base', 'season', 'day'] as const).map((source) => (
        <li key={source}>
          <span aria-hidden className={classes.swatch} data-source={source} />
          {t(`priceCalendar.legend.${source}`)}
        </li>
      ))}
      {(['taken', 'closed'] as const).map((occupancy) => (
        <li key={occupancy}>
          <span aria-hidden className={classes.swatch} data-occupancy={occupancy} />
          {t(`priceCalendar.legend.${occupancy}`)}
        </li>
      ))}
      {isPlan ? (
        <li>
          <span aria-hidden className={classes.inheritedSample}>
            84
          </span>
          {t('priceCalendar.legend.inherited')}
        </li>
      ) : null}
      {(['min', 'max', 'closures'] as const).map((mark) => (
        <li key={mark}>{t(`priceCalendar.legend.${mark}`)}</li>
      ))}
    </ul>
  )
}
