import type { Dashboard, DashboardReservation } from '@dvor/contract/insight/dashboard.ts'
import { formatInstant } from '@dvor/format/instants.ts'
import { formatMoney } from '@dvor/format/money.ts'
import { Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { i18n } from '../../core/texts/i18n.ts'
import { listLink, quickFilters } from '../reservations/quick-filters.ts'
import classes from './dashboard.module.css'
import { DayCard } from './day-card.tsx'
import { GuestRow } from './guest-row.tsx'

/** Reservations waiting for payment, and guests waiting for nights; nothing where there are none. */
export function WaitingSection({ data }: { data: Dashboard }) {
  const { t } = useTranslation()
  const links = quickFilters(data.today)
  const { waiting_for_money: money, waiting_list: list } = data
  const listed = list.waiting + list.offered
  if (money.length + listed === 0) return null
  return (
    <div className={classes.today}>
      {money.length > 0 ? (
        <DayCard title={t('dashboard.money')} count={money.length} to={listLink(links.payment)} empty="">
          <ul className={classes.people}>
            {money.map((one) => (
              <GuestRow key={one.id} reservation={one} note={moneyNote(one)} />
            ))}
          </ul>
        </DayCard>
      ) : null}
      {listed > 0 ? (
        <DayCard title={t('dashboard.waitingList')} count={listed} to="/waiting-list" empty="">
          <Text>{t('dashboard.waitingListOffered', { count: list.offered })}</Text>
        </DayCard>
      ) : null}
    </div>
  )
}

function moneyNote({ due, pay_by }: DashboardReservation): string {
  const { t } = i18n
  const by = pay_by ? t('dashboard.payBy', { when: formatInstant(pay_by) }) : t('dashboard.noDeadline')
  return [formatMoney(due), by].join(' · ')
}
