import { accommodationUnits } from '@dvor/contract/collections/accommodation/accommodation-units.ts'
import type { ListItem } from '@dvor/contract/declaration/collection.ts'
import type { ChartPrices } from '@dvor/contract/reservations/tape-chart.ts'
import { addDays } from '@dvor/format/days.ts'
import { formatMoney } from '@dvor/format/money.ts'
import { persons } from '@dvor/format/plurals.ts'
import { Anchor, Button, Text, Title } from '@mantine/core'
import { IconCalendarOff } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { ScreenLink } from '../../core/page/screen-link.tsx'
import { client } from '../../core/client/api.ts'
import { unwrap } from '../../core/client/query-client.ts'
import { useToday } from '../../core/property/use-today.ts'
import { editPath } from '../../core/records/collection-paths.ts'
import { useList } from '../../core/records/use-list.ts'
import below from '../../core/screens/below-form.module.css'

type Unit = ListItem<typeof accommodationUnits>

/** Names the rooms that a whole takes, or the wholes that a room belongs to; renders nothing for other units. */
export function WholeSummary({ unitId }: { unitId: string }) {
  const { data: units = [] } = useList(accommodationUnits, { _sort: 'order:ASC', _limit: -1 })
  const unit = units.find(({ id }) => id === unitId)
  if (!unit) return null
  const wholes = units.filter((other) => roomsOfWhole(other, units).some(({ id }) => id === unitId))
  if (unit.let_as !== 'unit') return <OfWhole whole={unit} rooms={roomsOfWhole(unit, units)} />
  return wholes.length > 0 ? <OfRoom wholes={wholes} /> : null
}

function OfWhole({ whole, rooms }: { whole: Unit; rooms: readonly Unit[] }) {
  const { t } = useTranslation()
  return (
    <section className={`card ${below.section}`} aria-label={t('wholes.title')}>
      <Title order={2}>{t('wholes.title')}</Title>
      <Text>
        {t('wholes.rooms', { count: rooms.length })}:{' '}
        {rooms.map((room, index) => (
          <span key={room.id}>
            {index > 0 && ', '}
            <UnitLink unit={room} />
          </span>
        ))}
        .
      </Text>
      <Text>
        {t('wholes.sleeps', {
          whole: persons(whole.capacity + whole.extra_beds),
          rooms: persons(sleepsTogether(rooms)),
        })}
      </Text>
      <Text>{t('wholes.taken')}</Text>
      <PriceTonight whole={whole} rooms={rooms} />
      <Button
        component={ScreenLink}
        to={`/closures/add?accommodation_unit=${whole.id}`}
        variant="default"
        size="xs"
        mt="md"
        leftSection={<IconCalendarOff size={15} />}
      >
        {t('wholes.close')}
      </Button>
    </section>
  )
}

/** The price of the coming night beside the sum of the rooms. */
function PriceTonight({ whole, rooms }: { whole: Unit; rooms: readonly Unit[] }) {
  const { t } = useTranslation()
  const from = useToday()
  const view = { from, to: addDays(from, 1) }
  const { data } = useQuery({
    queryKey: ['tape-chart', 'prices', view],
    queryFn: async ({ signal }) => unwrap(await client.insight.attempt.chartPrices(view, { signal })),
  })
  const { ofWhole, ofRooms } = tonight(whole, rooms, data ?? [])
  if (ofWhole === null || ofRooms === 0) return null
  const difference = ofRooms - ofWhole
  return (
    <Text>
      {t(difference > 0 ? 'wholes.cheaper' : difference < 0 ? 'wholes.dearer' : 'wholes.same', {
        whole: formatMoney(ofWhole),
        rooms: formatMoney(ofRooms),
        difference: formatMoney(Math.abs(difference)),
      })}
    </Text>
  )
}

type RoomOfWhole = Pick<
  ListItem<typeof accommodationUnits>,
  'id' | 'let_as' | 'active' | 'accommodation_object' | 'capacity' | 'extra_beds'
>

/** The rooms that a whole takes, as the server counts them; none for a room. */
function roomsOfWhole<T extends RoomOfWhole>(whole: RoomOfWhole, units: readonly T[]): T[] {
  if (whole.let_as === 'unit') return []
  return units.filter(
    ({ let_as, active, accommodation_object }) =>
      let_as === 'unit' &&
      active &&
      (whole.let_as === 'property' || accommodation_object.id === whole.accommodation_object.id),
  )
}

/** Number of persons that the rooms sleep. */
const sleepsTogether = (rooms: readonly RoomOfWhole[]): number =>
  rooms.reduce((sum, { capacity, extra_beds }) => sum + capacity + extra_beds, 0)

/** Cents of the first night of the prices: of the whole, null where unknown, and the sum of its rooms. */
function tonight(whole: RoomOfWhole, rooms: readonly RoomOfWhole[], prices: ChartPrices) {
  const priceOf = ({ id }: RoomOfWhole) =>
    prices.find(({ accommodation_unit: unit }) => unit === id)?.prices[0] ?? null
  return { ofWhole: priceOf(whole), ofRooms: rooms.reduce((sum, room) => sum + (priceOf(room) ?? 0), 0) }
}

function OfRoom({ wholes }: { wholes: readonly Unit[] }) {
  const { t } = useTranslation()
  return (
    <section className={`card ${below.section}`} aria-label={t('wholes.partTitle')}>
      <Title order={2}>{t('wholes.partTitle')}</Title>
      {wholes.map((whole) => (
        <Text key={whole.id}>
          <UnitLink unit={whole} /> – {t('wholes.part')}
        </Text>
      ))}
    </section>
  )
}

const UnitLink = ({ unit }: { unit: Unit }) => (
  <Anchor component={ScreenLink} underline="always" to={editPath(accommodationUnits, unit.id) ?? ''}>
    {unit.title}
  </Anchor>
)
