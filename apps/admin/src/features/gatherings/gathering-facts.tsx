import type { gatherings } from '@dvor/contract/collections/reservations/gatherings.ts'
import type { SingleRecord } from '@dvor/contract/declaration/collection.ts'
import { gatheringStates } from '@dvor/contract/values/gathering-states.ts'
import { formatDayRange } from '@dvor/format/day-text.ts'
import { formatInstant } from '@dvor/format/instants.ts'
import { Anchor, Badge, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { IfMay } from '../../core/client/if-may.tsx'
import { Section } from '../../core/page/section.tsx'
import { labelIn } from '../../core/texts/declared.ts'
import { FactList, type Fact } from '../../core/records/fact-list.tsx'
import classes from './gatherings.module.css'

export type Gathering = SingleRecord<typeof gatherings>

/** The organiser of a gathering, the time of the request, the days and the state. */
export function GatheringFacts({ gathering }: { gathering: Gathering }) {
  const { t } = useTranslation()
  const { arrival, departure, email, phone, message, state, createdAt } = gathering
  const facts: Fact[] = [
    [
      t('gatherings.state'),
      <Badge key="state" color={state === 'open' ? 'pine' : 'hay'} variant="light">
        {labelIn(gatheringStates, state) ?? state}
      </Badge>,
    ],
    [t('gatherings.days'), formatDayRange(arrival, departure)],
    [t('gatherings.contact'), <Contact key="contact" email={email} phone={phone} />],
    [t('gatherings.message'), message],
  ]
  return (
    <Section title={t('gatherings.about')}>
      <Text c="dimmed" size="sm" mb="xs">
        {t('gatherings.came', { when: formatInstant(createdAt) })}
      </Text>
      <FactList facts={facts} className={classes.facts} />
    </Section>
  )
}

function Contact({ email, phone }: { email: string; phone: string | null }) {
  return (
    <IfMay permission="guests.read">
      <Anchor href={`mailto:${email}`}>{email}</Anchor>
      {phone ? (
        <>
          <br />
          <Anchor href={`tel:${phone.replaceAll(' ', '')}`}>{phone}</Anchor>
        </>
      ) : null}
    </IfMay>
  )
}
