import { holdingStates } from '@dvor/booking/reservation/states.ts'
import type { PaymentStatus } from '@dvor/contract/values/reservation-states.ts'
import { useTranslation } from 'react-i18next'
import { barOf, stateLabel } from '../../reservations/state-badge.tsx'
import classes from './bars.module.css'
import { PaymentMark } from './payment-mark.tsx'

const marks: readonly (readonly [PaymentStatus, 'unpaid' | 'part' | 'paid' | 'other'])[] = [
  ['unpaid', 'unpaid'],
  ['deposit_paid', 'part'],
  ['paid', 'paid'],
  ['overpaid', 'other'],
]

/** Meaning of the colours and marks. */
export function Legend() {
  const { t } = useTranslation()
  return (
    <ul className={classes.legend} aria-label={t('chart.legend.title')}>
      {holdingStates.map((state) => (
        <li key={state}>
          <i className={classes.swatch} data-bar={barOf(state)} aria-hidden />
          {stateLabel(state)}
        </li>
      ))}
      <li>
        <i className={`${classes.swatch} ${classes.hatched}`} aria-hidden />
        {t('chart.legend.blocked')}
      </li>
      <li>
        <i className={`${classes.swatch} ${classes.offSwatch}`} aria-hidden />
        {t('chart.legend.dayOff')}
      </li>
      {marks.map(([status, name]) => (
        <li key={name}>
          <PaymentMark status={status} />
          {t(`chart.legend.${name}`)}
        </li>
      ))}
      <li>
        <span className={classes.flag} aria-hidden>
          !
        </span>
        {t('chart.legend.attention')}
      </li>
    </ul>
  )
}
