import { formatDay, formatDayRange } from '@dvor/format/day-text.ts'
import { useTranslation } from 'react-i18next'
import type { FieldView } from '../../core/fields/collection-views.ts'
import { asText } from '../../core/fields/kind-view.ts'
import type { AnyRecord } from '../../core/records/records.ts'
import { i18n } from '../../core/texts/i18n.ts'
import classes from './coupons.module.css'

/** First and last day as one text; one of them alone as `od 1. 5. 2027`; nothing without any. */
function Days({ from, to }: { from: string; to: string }) {
  const { t } = useTranslation()
  if (!from && !to) return null
  const text = !to
    ? t('coupons.from', { day: formatDay(from) })
    : from
      ? formatDayRange(from, to)
      : t('coupons.to', { day: formatDay(to) })
  return <span className={classes.days}>{text}</span>
}

const daysOf = (record: AnyRecord, from: string, to: string) => (
  <Days from={asText(record[from])} to={asText(record[to])} />
)

/** Column of the first and last day of booking with a coupon. */
export const bookingDays: FieldView = {
  Cell: ({ record }) => daysOf(record, 'valid_from', 'valid_to'),
  head: () => i18n.t('coupons.bookingDays'),
  alsoShows: ['valid_to'],
}

/** Column of the first and last night that a coupon covers. */
export const stayDays: FieldView = {
  Cell: ({ record }) => daysOf(record, 'stay_from', 'stay_to'),
  head: () => i18n.t('coupons.stayDays'),
  alsoShows: ['stay_to'],
}
