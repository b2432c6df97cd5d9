import type { OwnersGathering } from '@dvor/contract/reservations/gatherings.ts'
import { Badge, Button, Table } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { client } from '../../core/client/api.ts'
import { ChangeDialog } from './change-dialog.tsx'
import { AllOrders, Family, type Room } from './family-orders.tsx'
import type { Change } from './gathering-rooms.tsx'
import classes from './gatherings.module.css'

interface RoomTableProps {
  id: string
  gathering: OwnersGathering
  change: Change
}

const colours: Record<Room['state'], string> = {
  free: 'gray',
  chosen: 'hay',
  taken: 'pine',
  released: 'gray',
}

/** Each room with its state and its family's reservation; free ones of an open gathering can be released. */
export function RoomTable({ id, gathering: { state, units }, change }: RoomTableProps) {
  const { t } = useTranslation()
  const [asked, setAsked] = useState<Room | null>(null)
  return (
    <>
      <Table className={classes.rooms}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t('gatherings.room')}</Table.Th>
            <Table.Th>{t('gatherings.family')}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {units.map((room) => (
            <Table.Tr key={room.accommodation_unit.id}>
              <Table.Td>
                <div>{room.accommodation_unit.title}</div>
                <State state={room.state} />
              </Table.Td>
              <Table.Td>
                {state === 'open' && room.state === 'free' ? (
                  <Button
                    size="xs"
                    variant="default"
                    aria-label={`${t('gatherings.release')} – ${room.accommodation_unit.title}`}
                    onClick={() => setAsked(room)}
                  >
                    {t('gatherings.release')}
                  </Button>
                ) : (
                  <Family room={room} rooms={units} />
                )}
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
        <AllOrders rooms={units} />
      </Table>
      {asked ? (
        <ChangeDialog
          title={t('gatherings.releaseTitle', { room: asked.accommodation_unit.title })}
          text={t('gatherings.releaseText')}
          action={t('gatherings.release')}
          done={t('gatherings.releaseDone')}
          onChange={() =>
            change(client.ownerGatherings.attempt.release(id, { units: [asked.accommodation_unit.id] }))
          }
          onClose={() => setAsked(null)}
        />
      ) : null}
    </>
  )
}

function State({ state }: Pick<Room, 'state'>) {
  const { t } = useTranslation()
  return (
    <Badge
      color={colours[state]}
      variant="light"
      classNames={{ root: classes.state, label: classes.stateLabel }}
    >
      {t(`gatherings.${state}`)}
    </Badge>
  )
}
