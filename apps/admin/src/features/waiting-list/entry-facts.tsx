import { accommodationUnits } from '@dvor/contract/collections/accommodation/accommodation-units.ts'
import { waitingLimits } from '@dvor/contract/reservations/waiting-list.ts'
import { formatDayRange } from '@dvor/format/day-text.ts'
import { formatInstant } from '@dvor/format/instants.ts'
import { days, partyText } from '@dvor/format/plurals.ts'
import { Anchor, Text, Title } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useList } from '../../core/records/use-list.ts'
import type { Entry } from './entry.ts'
import { FactList } from '../../core/records/fact-list.tsx'
import classes from './waiting-list.module.css'

/** The stay that the guest waits for, and the contact. */
export function EntryFacts({ entry }: { entry: Entry }) {
  const { t } = useTranslation()
  const { arrival, departure, flexibility, adults, children_ages, email, phone } = entry
  const facts = [
    [t('waitingList.days'), formatDayRange(arrival, departure)],
    [
      t('waitingList.flexible'),
      flexibility ? t('waitingList.shift', { days: days(flexibility) }) : t('waitingList.noShift'),
    ],
    [t('waitingList.party'), partyText(adults, children_ages?.length ?? 0)],
    [t('waitingList.units'), useUnitNames(entry.units ?? []) || t('waitingList.anyUnit')],
    [t('waitingList.plan'), entry.rate_plan && String(entry.rate_plan.title)],
    [
      t('waitingList.offers'),
      t('waitingList.offersMade', { count: entry.offers ?? 0, most: waitingLimits.offers }),
    ],
  ] as const
  return (
    <article className={`card ${classes.panel}`}>
      <Title order={2}>{t('waitingList.request')}</Title>
      <Text c="dimmed" size="sm">
        {t('waitingList.came', { when: formatInstant(entry.createdAt) })}
      </Text>
      <p className={classes.from}>
        <Anchor href={`mailto:${email}`}>{email}</Anchor>
        {phone ? <Anchor href={`tel:${phone.replaceAll(' ', '')}`}>{phone}</Anchor> : null}
      </p>
      <FactList facts={facts} className={classes.facts} />
    </article>
  )
}

function useUnitNames(ids: readonly string[]): string {
  const { data = [] } = useList(accommodationUnits, { _limit: -1 }, ids.length > 0)
  return data
    .filter(({ id }) => ids.includes(id))
    .map(({ title }) => title)
    .join(', ')
}
