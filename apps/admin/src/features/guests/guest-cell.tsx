import type { guests } from '@dvor/contract/collections/reservations/guests.ts'
import type { ListItem } from '@dvor/contract/declaration/collection.ts'
import { formatDay } from '@dvor/format/day-text.ts'
import { useTranslation } from 'react-i18next'
import badges from '../../core/page/badges.module.css'
import type { AnyRecord } from '../../core/records/records.ts'
import classes from './guests.module.css'

/** A guest in the list: the name, whether not to host again, and the stays. */
export function GuestCell({ record }: { record: AnyRecord }) {
  const { t } = useTranslation()
  const { name, not_again, visits } = record as unknown as ListItem<typeof guests>
  const { count, last, next } = visits
  const parts = [
    count > 0 ? t('guests.visits', { count }) : t('guests.noVisit'),
    last && t('guests.last', { day: formatDay(last) }),
    next && t('guests.next', { day: formatDay(next) }),
  ]
  return (
    <span className={classes.name}>
      <strong>{name}</strong>
      {not_again ? (
        <span className={badges.badge} data-tone="bad">
          {t('guests.notAgain')}
        </span>
      ) : null}
      <small>{parts.filter(Boolean).join(' · ')}</small>
    </span>
  )
}
