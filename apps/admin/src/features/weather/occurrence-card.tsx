import type { WeatherGuest, WeatherOccurrence } from '@dvor/contract/services/weather.ts'
import { formatDayMonth } from '@dvor/format/day-text.ts'
import { formatInstant, formatTime } from '@dvor/format/instants.ts'
import { formatMoney } from '@dvor/format/money.ts'
import { persons } from '@dvor/format/plurals.ts'
import { Anchor, Badge, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ScreenLink } from '../../core/page/screen-link.tsx'
import { i18n } from '../../core/texts/i18n.ts'
import classes from './weather.module.css'

interface Props {
  occurrence: WeatherOccurrence
  /** The choice to call it off. */
  children: ReactNode
}

/** An activity with its guests, what it costs them, and what each has chosen since it was called off. */
export function OccurrenceCard({ occurrence, children }: Props) {
  const { t } = useTranslation()
  const { title, time_from, time_to, cancelled_at, has_begun, guests } = occurrence
  return (
    <>
      <div className={classes.head}>
        <h2>
          {formatTime(time_from)} – {formatTime(time_to)} {title}
        </h2>
        {cancelled_at === null ? null : <Badge color="barn">{t('weather.isOff')}</Badge>}
        {cancelled_at === null && has_begun ? <Badge color="gray">{t('weather.hasBegun')}</Badge> : null}
        {children}
      </div>
      <ul className={classes.guests}>
        {guests.map((guest, index) => (
          <li key={`${guest.reservation} ${index}`}>
            <Guest guest={guest} />
          </li>
        ))}
      </ul>
    </>
  )
}

function Guest({ guest }: { guest: WeatherGuest }) {
  const { t } = useTranslation()
  const { reservation, guest_name, number, guest_phone, has_email, choice } = guest
  return (
    <>
      <span>
        <Anchor component={ScreenLink} to={`/reservations/edit/${reservation}`} fw={560}>
          {guest_name ?? t('slots.held')}
        </Anchor>{' '}
        <Text span size="sm" c="dimmed">
          {[number, guest_phone].filter(Boolean).join(' · ')}
        </Text>
      </span>
      <span>{factsOf(guest)}</span>
      {has_email ? null : <Badge color="hay">{t('weather.noEmail')}</Badge>}
      {choice ? <Text size="sm">{choiceText(choice)}</Text> : null}
    </>
  )
}

/** The sum is absent for those who may not see money. */
function factsOf({ persons: coming, amount }: Pick<WeatherGuest, 'persons'> & { amount?: number }): string {
  return [persons(coming), amount === undefined ? '' : formatMoney(amount)].filter(Boolean).join(' · ')
}

function choiceText({ decision, choose_by, new_day, new_time }: NonNullable<WeatherGuest['choice']>): string {
  const { t } = i18n
  if (decision === 'money') return t('weather.choseMoney')
  if (decision === 'other_time' && new_day !== null && new_time !== null)
    return t('weather.choseTime', { when: `${formatDayMonth(new_day)} ${formatTime(new_time)}` })
  return t('weather.choosing', { when: formatInstant(choose_by) })
}
