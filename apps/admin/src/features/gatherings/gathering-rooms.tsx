import { gatheringPaths, type OwnersGathering } from '@dvor/contract/reservations/gatherings.ts'
import { formatInstant } from '@dvor/format/instants.ts'
import { hours } from '@dvor/format/plurals.ts'
import { Anchor, Group, Skeleton, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { ErrorNote } from '../../core/page/notes.tsx'
import { Section } from '../../core/page/section.tsx'
import { GatheringTime } from './gathering-time.tsx'
import { RoomTable } from './room-table.tsx'
import { useGathering } from './use-gathering.ts'

export type Change = ReturnType<typeof useGathering>['change']

/** The rooms of a gathering, and while it is open the ways to change it. */
export function GatheringRooms({ id }: { id: string }) {
  const { t } = useTranslation()
  const { gathering, error, refetch, change } = useGathering(id)
  const isOpen = gathering?.state === 'open'
  return (
    <Section title={t('gatherings.rooms')}>
      {error ? <ErrorNote error={error} onRetry={() => void refetch()} /> : null}
      {gathering ? (
        <>
          {isOpen ? <Held gathering={gathering} /> : null}
          <Links gathering={gathering} />
          <RoomTable id={id} gathering={gathering} change={change} />
          {isOpen ? <GatheringTime id={id} change={change} /> : null}
        </>
      ) : error ? null : (
        <Skeleton height={180} radius="lg" />
      )}
    </Section>
  )
}

function Held({ gathering: { held_until, prolong_hours } }: { gathering: OwnersGathering }) {
  const { t } = useTranslation()
  return (
    <Text>
      {t('gatherings.held', { when: formatInstant(held_until) })}{' '}
      {prolong_hours > 0 ? t('gatherings.left', { hours: hours(prolong_hours) }) : t('gatherings.noneLeft')}
    </Text>
  )
}

function Links({ gathering: { arrival, token } }: { gathering: OwnersGathering }) {
  const { t } = useTranslation()
  return (
    <Group my="xs" gap="lg">
      <Anchor component={Link} to={`/calendar?from=${arrival}`}>
        {t('gatherings.chart')}
      </Anchor>
      {token ? (
        <Anchor href={`${gatheringPaths.shared}/${token}`} target="_blank" rel="noreferrer">
          {t('gatherings.link')}
        </Anchor>
      ) : null}
    </Group>
  )
}
