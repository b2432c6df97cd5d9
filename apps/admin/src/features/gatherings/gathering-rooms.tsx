import { gatherings } from '@dvor/contract/collections/reservations/gatherings.ts'
import { gatheringPaths, type OwnersGathering } from '@dvor/contract/reservations/gatherings.ts'
import { formatInstant } from '@dvor/format/instants.ts'
import { hours } from '@dvor/format/plurals.ts'
import { Anchor, Group, Skeleton, Text } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { ScreenLink } from '../../core/page/screen-link.tsx'
import { client, type Attempt } from '../../core/client/api.ts'
import { unwrap } from '../../core/client/query-client.ts'
import { ErrorNote } from '../../core/page/notes.tsx'
import { Section } from '../../core/page/section.tsx'
import { collectionKey } from '../../core/records/query-keys.ts'
import { GatheringTime } from './gathering-time.tsx'
import { RoomTable } from './room-table.tsx'

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

/** A gathering with the reservation of each unit, and `change`, which carries out a call and renews what is shown. */
function useGathering(id: string) {
  const cache = useQueryClient()
  const { data, error, refetch } = useQuery({
    queryKey: [...collectionKey(gatherings), id, 'units'],
    queryFn: async () => unwrap(await client.ownerGatherings.attempt.units(id)),
  })
  const change = async (call: Promise<Attempt<OwnersGathering>>): Promise<Attempt<OwnersGathering>> => {
    const result = await call
    await cache.invalidateQueries({ queryKey: collectionKey(gatherings) })
    return result
  }
  return { gathering: data, error, refetch, change }
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
      <Anchor component={ScreenLink} to={`/calendar?from=${arrival}`}>
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
