import type { GroupRoom } from '@dvor/booking/register/rooming/list-issues.ts'
import { holdsNights } from '@dvor/booking/reservation/states.ts'
import type { RoomingPerson } from '@dvor/contract/guests/rooming-list.ts'
import { formatDay } from '@dvor/format/day-text.ts'
import { Button, Group, Text } from '@mantine/core'
import { IconBed, IconPrinter } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { EditDrawer } from '../../core/forms/edit-drawer.tsx'
import { ErrorNote } from '../../core/page/notes.tsx'
import { PrintedTable } from '../../core/page/print/printed-table.tsx'
import { Section } from '../../core/page/section.tsx'
import type { SectionProps } from '../reservations/reservation.ts'
import reservationClasses from '../reservations/reservation.module.css'
import { RoomingForm } from './rooming-form.tsx'
import { roomsOf, useRooming } from './use-rooming.ts'

/** Section of a reservation with several rooms: who sleeps where. */
export function RoomingSection({ reservation }: SectionProps) {
  const { t } = useTranslation()
  const { data: list, error, refetch } = useRooming(reservation.id)
  const [isPrinting, setPrinting] = useState(false)
  const rooms = roomsOf(reservation)
  if (error) return <ErrorNote error={error} title={t('rooming.title')} onRetry={() => void refetch()} />
  if (!list || (rooms.length < 2 && list.persons.length === 0)) return null
  return (
    <Section id="rooming" title={t('rooming.title')}>
      {list.persons.length === 0 ? (
        <Text c="dimmed" mb="sm">
          {t('rooming.none')}
        </Text>
      ) : (
        <Rooms rooms={rooms} persons={list.persons} />
      )}
      <Group>
        <EditDrawer
          title={t('rooming.edit')}
          icon={<IconBed size={16} />}
          size="100%"
          isOffered={holdsNights(reservation.state)}
        >
          {(close) => <RoomingForm id={reservation.id} rooms={rooms} list={list} onDone={close} />}
        </EditDrawer>
        {list.persons.length > 0 ? (
          <Button
            size="xs"
            variant="default"
            leftSection={<IconPrinter size={16} />}
            onClick={() => setPrinting(true)}
          >
            {t('rooming.print')}
          </Button>
        ) : null}
      </Group>
      {isPrinting ? (
        <PrintedTable
          title={t('rooming.heading', { number: reservation.number ?? '' })}
          heads={[t('rooming.room'), t('rooming.full_name'), t('rooming.birth_date'), t('rooming.note')]}
          rows={printedRows(rooms, list.persons, t('rooming.noRoom'), t('rooming.child'))}
          onDone={() => setPrinting(false)}
        />
      ) : null}
    </Section>
  )
}

/** Persons of each room, then those without one. */
const byRooms = (rooms: readonly GroupRoom[], persons: readonly RoomingPerson[]) => [
  ...rooms.map((room) => ({ room, persons: persons.filter(({ stay }) => stay === room.stay) })),
  { room: null, persons: persons.filter(({ stay }) => stay === null) },
]

const printedRows = (
  rooms: readonly GroupRoom[],
  persons: readonly RoomingPerson[],
  noRoom: string,
  child: string,
): string[][] =>
  byRooms(rooms, persons).flatMap(({ room, persons: inRoom }) =>
    inRoom.map((person) => [
      room ? `${room.code} ${room.title}` : noRoom,
      `${person.last_name} ${person.first_name}${person.is_child ? ` (${child})` : ''}`,
      person.birth_date ? formatDay(person.birth_date) : '',
      person.note ?? '',
    ]),
  )

interface RoomsProps {
  rooms: readonly GroupRoom[]
  persons: readonly RoomingPerson[]
}

function Rooms({ rooms, persons }: RoomsProps) {
  const { t } = useTranslation()
  const nameOf = ({ first_name, last_name, is_child }: RoomingPerson) =>
    `${first_name} ${last_name}${is_child ? ` (${t('rooming.child')})` : ''}`
  return (
    <ul className={reservationClasses.stays}>
      {byRooms(rooms, persons)
        .filter(({ room, persons: inRoom }) => room || inRoom.length > 0)
        .map(({ room, persons: inRoom }) => (
          <li key={room?.stay ?? ''}>
            <span className={reservationClasses.unitCode}>{room?.code ?? '?'}</span>
            <span>
              <strong>{room ? room.title : t('rooming.noRoom')}</strong>
              <small>{inRoom.map(nameOf).join(', ') || t('rooming.empty')}</small>
            </span>
          </li>
        ))}
    </ul>
  )
}
